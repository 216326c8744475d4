import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Project } from '../../api/wire.gen.ts';
import { projectPage } from '../../content/projectPage.ts';
import { useIsLight } from '../../stores/dataLight.ts';
import { Picture } from '../Picture.tsx';
import styles from './Comparison.module.css';
import { useProjectGallery } from './ProjectGallery.tsx';
import { pictureOf } from './pictureOf.ts';
import { projectSlot } from './projectSlot.ts';

const { compareTitle, compareRange, compareValue } = projectPage;
/** Per cent: the handle a little beside the middle of the room. */
const FIRST_CUT = 52;
const sizes = '(min-width: 48em) 90vw, 112vw';

/** Pairs of which a picture is missing are left out. */
export function Comparisons({ project }: { project: Pick<Project, 'pairs' | 'pictures'> }) {
  const { heart } = useProjectGallery();
  const pairs = project.pairs.flatMap(({ before, after, ...labels }) => {
    const finished = pictureOf(project, after);
    if (!before || !finished) return [];
    const index = project.pictures.indexOf(finished);
    return [{ before, after: finished, heart: heart(index, styles['heart']), ...labels }];
  });
  if (pairs.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="compare-title">
      <div className="wrap">
        <h2 className="vh" id="compare-title">
          {compareTitle}
        </h2>
        {pairs.map((pair) => (
          <Comparison key={pair.before.src} {...pair} />
        ))}
      </div>
    </section>
  );
}

type Shown = Parameters<typeof projectSlot>[0];
interface Pair {
  before: Shown;
  before_label: string;
  after: Shown;
  after_label: string;
  /** Of the picture after it. */
  heart: ReactNode;
}

/** Without script, and in a light visit, one picture stands above the other. */
function Comparison({ before, before_label, after, after_label, heart }: Pair) {
  const [cut, setCut] = useState(FIRST_CUT);
  const [held, hold] = useState(cut);
  const isApart = useIsLight();
  const range = useRef<HTMLInputElement>(null);
  // It may have been moved before the script ran.
  useEffect(() => setCut((first) => Number(range.current?.value ?? first)), []);
  return (
    <div className={`${styles['pair']} ${isApart ? '' : styles['together']}`} style={{ '--part': cut / 100 }}>
      <figure>
        <Picture slot={projectSlot(before)} className="r-16x9" sizes={sizes} />
        {before_label && <figcaption>{before_label}</figcaption>}
      </figure>
      <figure className={styles['after']}>
        <Picture slot={projectSlot(after)} className="r-16x9" sizes={sizes} />
        {heart}
        {after_label && <figcaption>{after_label}</figcaption>}
      </figure>
      {!isApart && (
        <div className={styles['range']}>
          <input
            type="range"
            ref={range}
            min="0"
            max="100"
            value={cut}
            aria-label={compareRange}
            aria-valuetext={compareValue.replace('{n}', `${cut}`)}
            onPointerDown={() => hold(cut)}
            // The page scrolls instead.
            onPointerCancel={() => setCut(held)}
            onChange={(event) => setCut(Number(event.target.value))}
          />
        </div>
      )}
    </div>
  );
}
