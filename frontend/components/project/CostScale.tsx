import type { ProjectCost } from '../../api/wire.gen.ts';
import { formatNumber } from '../../content/formatNumber.ts';
import { countedInWords, formatLakh, projectPage } from '../../content/projectPage.ts';
import { costAxis } from './costAxis.ts';
import styles from './CostScale.module.css';

const { scaleAlt, scaleOthers, scaleNote, scaleEnd, sampleFigures } = projectPage;

interface CostScaleProps {
  low: number;
  high: number;
  others: ProjectCost[];
  isSample: boolean;
}

/** Money measured like a wall: a dimension line, and dots in the middle of what the others cost. */
export function CostScale({ low, high, others, isSample }: CostScaleProps) {
  const marks = costAxis(Math.max(high, ...others.map((other) => other.high)));
  const end = marks.at(-1) ?? high;
  const share = (lakh: number) => (lakh / end) * 100;
  const notes = [
    others.length > 0 && countedInWords(scaleNote, others.length),
    isSample && `${sampleFigures}.`,
  ].filter(Boolean);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of boxes */}
      <div className={styles['scale']} role="img" aria-label={words(low, high, others)}>
        <div className={styles['axis']}>
          {marks.map((mark) => (
            <i key={mark} style={{ '--x': share(mark) }} />
          ))}
          {marks.map((mark) => (
            <span key={mark} style={{ '--x': share(mark) }}>
              {mark === end ? scaleEnd.replace('{n}', formatNumber(mark)) : formatNumber(mark)}
            </span>
          ))}
          {others.map((other) => (
            <b key={other.slug} style={{ '--x': share((other.low + other.high) / 2) }} />
          ))}
          <div className={styles['span']} style={{ '--low': share(low), '--high': share(high) }} />
          <p style={{ '--low': share(low) }}>
            <strong>{formatLakh(low, high)}</strong>
          </p>
        </div>
      </div>
      {notes.length > 0 && <p className="note">{notes.join(' ')}</p>}
    </>
  );
}

function words(low: number, high: number, others: ProjectCost[]): string {
  const own = scaleAlt.replace('{low}', formatNumber(low)).replace('{high}', formatNumber(high));
  if (others.length === 0) return own;
  const min = formatNumber(Math.min(...others.map((other) => other.low)));
  const max = formatNumber(Math.max(...others.map((other) => other.high)));
  const rest = countedInWords(scaleOthers, others.length).replace('{min}', min).replace('{max}', max);
  return `${own} ${rest}`;
}
