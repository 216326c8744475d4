import { useRef } from 'react';
import plan from '../../../assets/drawings/plan.svg?raw';
import { Picture } from '../../../components/Picture.tsx';
import { homePictures as pictures } from '../../../content/homePictures.ts';
import type { Slot } from '../../../content/media.ts';
import type { HomeSections } from '../../../content/schemas/home.ts';
import styles from './Designing.module.css';
import { useStageInView } from './useStageInView.ts';

type Words = NonNullable<HomeSections['designing']>;
const stagePictures: Record<string, Slot | undefined> = pictures.designing;

export function Designing({ title, intro, planCaption, steps, stageName }: Words) {
  const list = useRef<HTMLOListElement>(null);
  const stage = useStageInView(list);
  return (
    <section className="section" aria-labelledby="designing-title">
      <div className="wrap grid">
        <div className={styles['head']} data-aos="fade-up">
          <h2 id="designing-title">{title}</h2>
        </div>
        {intro && (
          <p className={`lead ${styles['lead']}`} data-aos="fade-up">
            {intro}
          </p>
        )}
        <figure className={styles['plan']} data-stage={stage ?? steps.length}>
          <div className={styles['drawing']} dangerouslySetInnerHTML={{ __html: plan }} />
          {planCaption && <figcaption>{planCaption}</figcaption>}
        </figure>
        <ol className={`list ${styles['steps']}`} ref={list}>
          {steps.map((step, index) => (
            <li key={step.title} className={stage === index + 1 ? styles['isNow'] : ''}>
              <Stage step={step} number={index + 1} name={stageName} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Stage({ step, number, name }: { step: Words['steps'][number]; number: number; name: string }) {
  const picture = stagePictures[number];
  return (
    <>
      <span className={`num ${styles['n']}`} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          <span className="vh">{`${name.replace('{n}', `${number}`)}: `}</span>
          {step.title}
        </h3>
        <p>{step.text}</p>
        {step.result && <p className="note">{step.result}</p>}
        {picture && (
          <Picture
            slot={picture}
            className={`r-16x9 ${styles['pic']}`}
            sizes="(min-width: 48em) 34vw, 78vw"
          />
        )}
      </div>
    </>
  );
}
