import { admin } from '../../content/admin/admin.ts';
import type { Difference, DifferingPicture } from '../draft/DraftKind.ts';
import styles from './Differences.module.css';
import { MarkedWords } from './MarkedWords.tsx';
import { wordsBetween } from './wordsBetween.ts';

export interface DifferencesProps {
  /** The names of what was before and of what is after. */
  sides: [string, string];
  differences: readonly Difference[];
  /** Below a heading of its own. */
  isPart?: boolean;
}

export function Differences({ sides, differences, isPart = false }: DifferencesProps) {
  const Label = isPart ? 'h4' : 'h3';
  if (differences.length === 0) return <p>{admin.compare.same}</p>;
  return (
    <div className={styles['differences']}>
      <p className="note">
        <del>{admin.compare.onlyIn(sides[0])}</del> <ins>{admin.compare.onlyIn(sides[1])}</ins>
      </p>
      {differences.map((one) => (
        <section key={one.label}>
          <Label>{one.label}</Label>
          <Words {...one} sides={sides} />
          {differingPictures(one).map((pictures, side) => (
            <Pictures key={side} pictures={pictures} title={admin.compare.onlyIn(sides[side] ?? '')} />
          ))}
        </section>
      ))}
    </div>
  );
}

type Side = Pick<DifferencesProps, 'sides'>;

function Words({ before, after, pictures, sides }: Difference & Side) {
  if (before === after)
    return pictures?.flat().length ? null : <p className="note">{admin.compare.onlyFormat}</p>;
  const [removed, added] = [admin.compare.mark(sides[0]), admin.compare.mark(sides[1])];
  return (
    <p className={styles['words']}>
      <MarkedWords parts={wordsBetween(before, after)} marks={{ removed, added }} />
    </p>
  );
}

/** Of each side those that the other one lacks; all where they have only changed places. */
function differingPictures({ before, after, pictures = [[], []] }: Difference) {
  const [earlier, later] = pictures;
  const only = [without(earlier, later), without(later, earlier)];
  return before === after && only.flat().length === 0 ? pictures : only;
}

function without(some: DifferingPicture[], others: DifferingPicture[]): DifferingPicture[] {
  return some.filter(({ picture }) => !others.some((other) => other.picture === picture));
}

function Pictures({ pictures, title }: { pictures: DifferingPicture[]; title: string }) {
  if (pictures.length === 0) return null;
  return (
    <figure className={styles['pictures']}>
      <figcaption className="note">{title}</figcaption>
      {pictures.map(({ picture, text }, place) =>
        picture === '' ? (
          <p key={place}>{admin.versions.noPicture}</p>
        ) : (
          <img key={place} src={picture} alt={text} loading="lazy" decoding="async" />
        ),
      )}
    </figure>
  );
}
