import { MarkedWords } from '../compare/MarkedWords.tsx';
import { admin } from '../../content/admin/admin.ts';
import type { ComparedRow } from './comparedRows.ts';
import type { Block } from './VersionKind.ts';
import type { View } from './PairTools.tsx';
import styles from './VersionPair.module.css';

const words = admin.versions;

export type Side = 'before' | 'after';

interface ChangedRowProps {
  row: Extract<ComparedRow, { isSame: false }>;
  times: Record<Side, string>;
  view: View;
}

const isPicture = (block: Block | undefined) => block?.picture !== undefined;

export function ChangedRow({ row, times, view }: ChangedRowProps) {
  const { before, after } = row;
  if (view === 'one' && !isPicture(before) && !isPicture(after))
    return (
      <div className={styles['row']}>
        <p>
          <MarkedWords parts={row.words} marks={words.marks} />
        </p>
      </div>
    );
  const sides = {
    before: { block: before, left: 'added' },
    after: { block: after, left: 'removed' },
  } as const;
  return (
    <div className={styles['row']}>
      {(['before', 'after'] as const).map((side) => {
        const { block, left } = sides[side];
        if (!block) return <p key={side} />;
        return (
          <div key={side}>
            <span className={`${styles['time']} num`}>{times[side]}</span>
            {block.picture !== undefined && <Picture src={block.picture} alt={block.text} />}
            <p>
              <MarkedWords parts={row.words.filter(({ mark }) => mark !== left)} marks={words.marks} />
            </p>
          </div>
        );
      })}
    </div>
  );
}

function Picture({ src, alt }: { src: string; alt: string }) {
  if (src === '') return <p className="note">{words.noPicture}</p>;
  return <img src={src} alt={alt} loading="lazy" decoding="async" />;
}
