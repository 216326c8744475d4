import type { Project, ProjectPicture as Shown } from '../../api/wire.gen.ts';
import { pictureOf } from './pictureOf.ts';
import { StoryPicture } from './StoryPicture.tsx';
import styles from './Passage.module.css';

type PassageWords = Project['passages'][number];

/** Where each picture of a layout stands, in which shape, and as how much of the window's width. */
const layouts = {
  'text-left': {
    className: styles['textLeft'],
    pictures: [{ place: 'big right', ratio: 'r-3x2', sizes: '(min-width: 768px) 58vw, 112vw' }],
  },
  'detail-left': {
    className: styles['detailLeft'],
    pictures: [
      { place: 'big', ratio: 'r-3x2', sizes: '(min-width: 768px) 45vw, 112vw' },
      { place: 'tall small', ratio: 'r-4x5', sizes: '(min-width: 768px) 56vw, 112vw' },
    ],
  },
  'wide-left': {
    className: styles['wideLeft'],
    pictures: [
      { place: 'big left', ratio: 'r-3x2', sizes: '(min-width: 768px) 64vw, 112vw' },
      { place: 'small', ratio: 'r-1x1', sizes: '(min-width: 768px) 45vw, 93vw' },
    ],
  },
  'pair-right': {
    className: styles['pairRight'],
    pictures: [
      { place: 'big right', ratio: 'r-3x2', sizes: '(min-width: 768px) 58vw, 112vw' },
      { place: 'small', ratio: 'r-4x5', sizes: '(min-width: 768px) 45vw, 112vw' },
    ],
  },
} as const satisfies Record<PassageWords['layout'], object>;

export function Passage({ project, passage }: { project: Project; passage: PassageWords }) {
  const { className, pictures } = layouts[passage.layout];
  const figures = pictures.flatMap(({ place, ...frame }, index) => {
    const picture = pictureOf(project, passage.pictures[index]);
    return picture ? [<Figure key={place} place={place} picture={picture} {...frame} />] : [];
  });
  // Read in the order in which they stand on a phone.
  const isPictureFirst = passage.layout === 'wide-left';
  return (
    <section className={`${styles['passage']} ${className}`}>
      <div className="wrap grid">
        {isPictureFirst && figures.slice(0, 1)}
        <div className={styles['text']} data-aos="fade-up">
          {passage.title && <h2>{passage.title}</h2>}
          {passage.text
            .split(/\n\s*\n/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
        {isPictureFirst ? figures.slice(1) : figures}
      </div>
    </section>
  );
}

interface FigureProps {
  picture: Shown;
  place: string;
  ratio: string;
  sizes: string;
}

function Figure({ place, ...picture }: FigureProps) {
  const className = place
    .split(' ')
    .map((name) => styles[name])
    .join(' ');
  return (
    <figure className={className} data-aos="fade-up">
      <StoryPicture {...picture} />
    </figure>
  );
}
