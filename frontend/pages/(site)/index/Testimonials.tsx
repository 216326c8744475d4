import { useRef, useState } from 'react';
import { frameStyle, UnframedPicture } from '../../../components/Picture.tsx';
import { Arrows, RoundButton } from '../../../components/RoundButton.tsx';
import { useInView } from '../../../motion/useInView.ts';
import { LAZY_VISIBLE_PART } from '../../../content/business-constants.ts';
import { homePictures as pictures } from '../../../content/homePictures.ts';
import type { Slot } from '../../../content/media.ts';
import type { HomeSections } from '../../../content/schemas/home.ts';
import styles from './Testimonials.module.css';

type Words = NonNullable<HomeSections['testimonials']>;
const rooms: Record<string, Slot | undefined> = pictures.testimonials;

/** Without script all quotations are shown. */
export function Testimonials({ eyebrow, items, sample, prev, next, counter }: Words) {
  const [chosen, setAt] = useState(0);
  const at = Math.min(chosen, items.length - 1);
  const turn = (by: 1 | -1) => setAt((at + by + items.length) % items.length);
  return (
    <section className={`section ${styles['said']}`} aria-labelledby="said-title">
      <div className="wrap grid">
        <Rooms items={items} at={at} />
        <div className={styles['text']}>
          <h2 className="label" id="said-title">
            {eyebrow}
          </h2>
          <div className={styles['stage']} aria-live="polite">
            {items.map((item, index) => (
              <Quotation key={`${item.name} ${item.detail}`} item={item} isOn={index === at} />
            ))}
          </div>
          <div className={styles['bar']}>
            {items.length > 1 && (
              <>
                <Arrows className="needs-script">
                  <RoundButton icon="arrowLeft" label={prev} onClick={() => turn(-1)} />
                  <RoundButton icon="arrowRight" label={next} onClick={() => turn(1)} />
                </Arrows>
                <span className="note num needs-script">
                  {counter.replace('{n}', `${at + 1}`).replace('{total}', `${items.length}`)}
                </span>
              </>
            )}
            {sample && <span className={`note ${styles['sample']}`}>{sample}</span>}
          </div>
        </div>
      </div>
    </section>
  );
}

type Item = Words['items'][number];

function Quotation({ item, isOn }: { item: Item; isOn: boolean }) {
  return (
    <figure className={isOn ? '' : styles['isOff']}>
      <blockquote>
        <p>{item.quote}</p>
      </blockquote>
      <figcaption>
        <b>{item.name}</b>, {item.detail}
      </figcaption>
    </figure>
  );
}

function Rooms({ items, at }: { items: Item[]; at: number }) {
  const [first] = items;
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place, LAZY_VISIBLE_PART);
  return (
    <div className={`pic r-4x5 ${styles['pic']}`} style={first && frameStyle(roomOf(first))} ref={place}>
      {items.map(
        (item, index) =>
          (isInView || index === at) && (
            <UnframedPicture
              key={`${item.name} ${item.detail}`}
              slot={roomOf(item)}
              className={index === at ? styles['isOn'] : ''}
              sizes="(min-width: 48em) 52vw, 124vw"
              decorative
            />
          ),
      )}
    </div>
  );
}

const roomOf = ({ image }: Item): Slot => rooms[image] ?? pictures.interiorsA;
