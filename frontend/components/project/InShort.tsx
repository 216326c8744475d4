import type { ReactNode } from 'react';
import type { Project } from '../../api/wire.gen.ts';
import { formatSize } from '../../content/projectFacts.ts';
import { formatLakh, formatWeeks, projectPage } from '../../content/projectPage.ts';
import heartWords from '../../content/heart.json' with { type: 'json' };
import { Heart } from '../hearts/Heart.tsx';
import { captionOf } from '../hearts/captionOf.ts';
import { GoButton } from '../GoLink.tsx';
import styles from './InShort.module.css';
import { openingOf } from './Opening.tsx';
import { useProjectGallery } from './ProjectGallery.tsx';

const { facts: names, inShort, types, grades, sampleFigures, allPictures } = projectPage;

export function InShort({ project }: { project: Project }) {
  const { pictures, open, prepare } = useProjectGallery();
  return (
    <section className="section section--tight" aria-label={inShort}>
      <div className={`wrap grid ${styles['short']}`}>
        <div className={styles['lead']}>
          {project.lead && <p>{project.lead}</p>}
          {pictures.length > 0 && (
            <div className={`needs-script ${styles['acts']}`}>
              <GoButton
                onClick={(event) => open(0, event.currentTarget)}
                onPointerEnter={prepare}
                onFocus={prepare}
              >
                {pictures.length === 1
                  ? allPictures.one
                  : allPictures.other.replace('{n}', `${pictures.length}`)}
              </GoButton>
              <KeepOpening project={project} />
            </div>
          )}
        </div>
        <div className={styles['facts']}>
          <dl>
            {factsOf(project).map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
          {project.is_sample && <p className="note">{sampleFigures}</p>}
        </div>
      </div>
    </section>
  );
}

/** Its picture has a step in the corner, and no room for a notch. */
function KeepOpening({ project }: { project: Project }) {
  const opening = openingOf(project);
  if (!opening) return null;
  const number = project.pictures.indexOf(opening) + 1;
  return (
    <Heart project={project.anchor} picture={opening.key} number={number} caption={captionOf(opening)}>
      {heartWords.keepThis}
    </Heart>
  );
}

/** Those that are known. */
function factsOf({ place, type, rooms, size_sqft, year, weeks, grade, cost }: Project) {
  const { low, high } = cost;
  const facts: [string, ReactNode][] = [
    [names.place, place],
    [names.type, [types[type], lowered(rooms)].filter(Boolean).join(', ')],
    [names.size, size_sqft && formatSize(size_sqft)],
    [names.year, year],
    [names.site, weeks && formatWeeks(weeks)],
    [names.grade, grade && <Grade key="grade" {...grades[grade]} />],
    [names.cost, low !== null && high !== null && <Money key="cost">{formatLakh(low, high)}</Money>],
  ];
  return facts.filter(([, fact]) => Boolean(fact));
}

function Grade({ name, line }: { name: string; line?: string | undefined }) {
  return (
    <>
      {name}. {line && <span className="note">{line}</span>}
    </>
  );
}

const Money = ({ children }: { children: string }) => <span className={styles['money']}>{children}</span>;

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
