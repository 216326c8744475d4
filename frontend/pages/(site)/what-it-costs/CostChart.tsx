import type { Comparable } from '../../../api/wire.gen.ts';
import type { Answers } from '../../../content/costRange.ts';
import { costWords } from '../../../content/range.ts';
import styles from './CostChart.module.css';
import { type Scale, chartScale } from './chartScale.ts';
import { formatNumber } from '../../../content/formatNumber.ts';
import { dotName } from './answerFor.ts';
import { nameSide } from './nameSide.ts';

const words = costWords.chart;

interface CostChartProps {
  answers: Answers;
  finished: Comparable[];
  comparable: Comparable[];
  range: { low: number; high: number } | undefined;
}

/** The table has the figures: of the dots, only those that lead to a project are read aloud. */
export function CostChart({ answers: { type, size }, finished, comparable, range }: CostChartProps) {
  const scales = chartScale(type, finished);
  const placed = scales.shown.map((project) => ({
    project,
    x: scales.lakh.at(project.lakh),
    y: scales.size.at(project.size_sqft),
  }));
  const level = scales.size.at(size);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset: nothing is filled in here */}
      <div className={styles['chart']} role="group" aria-label={words.title}>
        <Axes size={scales.size} lakh={scales.lakh} />
        <div className={styles['level']} style={{ '--y': level }} aria-hidden="true">
          <b>{words.level.replace('{n}', formatNumber(size))}</b>
        </div>
        {placed.map((dot, index) => (
          <Dot
            key={index}
            {...dot}
            isSame={comparable.includes(dot.project)}
            others={placed.filter((other) => other !== dot)}
          />
        ))}
        {range && (
          <div
            className={styles['doorway']}
            style={{ '--low': scales.lakh.at(range.low), '--high': scales.lakh.at(range.high), '--y': level }}
            aria-hidden="true"
          />
        )}
      </div>
      <Key hasRange={range !== undefined} />
    </>
  );
}

function Key({ hasRange }: { hasRange: boolean }) {
  return (
    <p className={`note ${styles['key']}`}>
      {hasRange && (
        <span>
          <i className={styles['lintel']} />
          {words.yours}
        </span>
      )}
      <span>
        <i className={styles['same']} />
        {words.same}
      </span>
      <span>
        <i />
        {words.other}
      </span>
    </p>
  );
}

function Axes({ size, lakh }: { size: Scale; lakh: Scale }) {
  return (
    <div aria-hidden="true">
      {size.marks.map((mark) => (
        <span key={mark} className={styles['y']} style={{ '--y': size.at(mark) }}>
          {formatNumber(mark)}
        </span>
      ))}
      {lakh.marks.map((mark) => (
        <span key={mark} className={styles['x']} style={{ '--x': lakh.at(mark) }}>
          {formatNumber(mark)}
        </span>
      ))}
      <span className={styles['nameX']}>{words.x}</span>
      <span className={styles['nameY']}>{words.y}</span>
    </div>
  );
}

interface DotProps {
  project: Comparable;
  x: number;
  y: number;
  isSame: boolean;
  others: { x: number; y: number }[];
}

function Dot({ project, x, y, isSame, others }: DotProps) {
  const { slug, title } = project;
  const className = `${styles['dot']} ${isSame ? styles['isSame'] : ''}`;
  const place = { '--x': x, '--y': y };
  if (!slug || !title) return <span className={className} style={place} />;
  const side = styles[nameSide(title, { x, y }, others)] ?? '';
  return (
    <a
      className={`${className} ${side}`}
      style={place}
      href={`/projects/${slug}`}
      aria-label={dotName(title, project)}
    >
      <em aria-hidden="true">{title}</em>
    </a>
  );
}
