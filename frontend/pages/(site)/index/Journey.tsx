import { useRef } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import { prefersReducedMotion } from '../../../motion/prefersReducedMotion.ts';
import { Arrows, RoundButton } from '../../../components/RoundButton.tsx';
import { homePictures as pictures } from '../../../content/homePictures.ts';
import type { HomeSections } from '../../../content/schemas/home.ts';
import styles from './Journey.module.css';

type Words = NonNullable<HomeSections['journey']>;
/** Share of the visible width that an arrow scrolls. */
const STRIDE = 0.6;
/** The style sheet's own number of years. */
const DRAWN_FOR = 8;

export function Journey({ title, caption, years, prev, next, scroller }: Words) {
  const track = useRef<HTMLElement>(null);
  const move = (direction: 1 | -1) => {
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    track.current?.scrollBy({ left: direction * track.current.clientWidth * STRIDE, behavior });
  };
  return (
    <section className={`section ${styles['journey']}`} aria-labelledby="journey-title">
      <div className={`wrap grid ${styles['head']}`}>
        <h2 id="journey-title">{title}</h2>
        <figure className={styles['pic']} data-aos="fade-up">
          <Picture slot={pictures.journey} className="r-16x9" sizes="(min-width: 48em) 50vw, 100vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        {years.length > 1 && (
          <Arrows className={`${styles['arrows']} needs-script`}>
            <RoundButton icon="arrowLeft" label={prev} onClick={() => move(-1)} />
            <RoundButton icon="arrowRight" label={next} onClick={() => move(1)} />
          </Arrows>
        )}
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['track']} ref={track} tabIndex={0} aria-label={scroller}>
        <Stair years={years} />
      </section>
    </section>
  );
}

function Stair({ years }: Pick<Words, 'years'>) {
  return (
    <ol className="list" style={years.length === DRAWN_FOR ? undefined : { '--years': years.length }}>
      {years.map(({ year, title: event, text }, index) => (
        <li key={year} style={{ '--i': index }}>
          <p className={`num ${styles['y']}`}>{year}</p>
          <h3>{event}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
