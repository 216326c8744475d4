import { useState } from 'react';
import { frameStyle, PictureFile } from '../../../components/Picture.tsx';
import { Arrows, RoundButton } from '../../../components/RoundButton.tsx';
import { home } from '../../../content/home.ts';
import { home as pictures } from '../../../content/media.ts';
import { projectPicture } from '../../../content/projects.ts';
import styles from './Testimonials.module.css';

const { eyebrow, items, sample, prev, next } = home.testimonials;
const rooms: Record<string, { n: number; focus: string } | undefined> = pictures.testimonials;
const slides = items.map((item) => {
  const room = rooms[item.image];
  return { ...item, room: projectPicture(item.image, room?.n ?? 1, room?.focus) };
});

/** One voice at a time, each with its room. It never moves by itself; without script all of them are shown. */
export function Testimonials() {
  const [at, setAt] = useState(0);
  const turn = (by: 1 | -1) => setAt((at + by + slides.length) % slides.length);
  return (
    <section className={`section ${styles['said']}`} aria-labelledby="said-title">
      <div className="wrap grid">
        <Rooms at={at} />
        <div className={styles['text']}>
          <h2 className="label" id="said-title">
            {eyebrow}
          </h2>
          <div className={styles['stage']} aria-live="polite">
            {slides.map((slide, index) => (
              <Quotation key={slide.name} slide={slide} isOn={index === at} />
            ))}
          </div>
          <div className={styles['bar']}>
            <Arrows className="needs-script">
              <RoundButton icon="arrowLeft" label={prev} onClick={() => turn(-1)} />
              <RoundButton icon="arrowRight" label={next} onClick={() => turn(1)} />
            </Arrows>
            <span className="note num needs-script">{`${at + 1} of ${slides.length}`}</span>
            <span className={`note ${styles['sample']}`}>{sample}</span>
          </div>
        </div>
      </div>
    </section>
  );
}

type Slide = (typeof slides)[number];

function Quotation({ slide, isOn }: { slide: Slide; isOn: boolean }) {
  return (
    <figure className={isOn ? '' : styles['isOff']}>
      <blockquote>
        <p>{slide.quote}</p>
      </blockquote>
      <figcaption>
        <b>{slide.name}</b>, {slide.detail}
      </figcaption>
    </figure>
  );
}

function Rooms({ at }: { at: number }) {
  const [first] = slides;
  return (
    <div className={`pic r-4x5 ${styles['pic']}`} style={first && frameStyle(first.room)}>
      {slides.map(({ room, name }, index) => (
        <PictureFile
          key={name}
          slot={room}
          className={index === at ? styles['isOn'] : ''}
          sizes="(min-width: 768px) 33vw, 66vw"
          decorative
        />
      ))}
    </div>
  );
}
