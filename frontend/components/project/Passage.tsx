import type { Project, ProjectPicture as Shown } from '../../api/wire.gen.ts';
import { passagePlaces } from './passagePlaces.ts';
import { pictureOf } from './pictureOf.ts';
import { StoryPicture } from './StoryPicture.tsx';
import styles from './Passage.module.css';

type PassageWords = Project['passages'][number];

const classOf = {
  'text-left': styles['textLeft'],
  'detail-left': styles['detailLeft'],
  'wide-left': styles['wideLeft'],
  'pair-right': styles['pairRight'],
} as const satisfies Record<PassageWords['layout'], string | undefined>;

export function Passage({ project, passage }: { project: Project; passage: PassageWords }) {
  const figures = passagePlaces[passage.layout].flatMap(({ place, ...frame }, index) => {
    const picture = pictureOf(project, passage.pictures[index]);
    return picture ? [<Figure key={place} place={place} picture={picture} {...frame} />] : [];
  });
  // Read in the order in which they stand on a phone.
  const isPictureFirst = passage.layout === 'wide-left';
  return (
    <section className={`${styles['passage']} ${classOf[passage.layout]}`}>
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
