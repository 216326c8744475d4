import type { ImportCounts } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import styles from './ImportPage.module.css';

const words = admin.wordpressImport;

export function ImportProgress({ counts }: { counts: ImportCounts }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const done = all - counts.waiting;
  const isRunning = counts.waiting > 0;
  const end = counts.failed > 0 ? words.finishedInPart : words.finished;
  return (
    <div className={styles['progress']}>
      {isRunning && <progress value={done} max={all} aria-label={words.progress(done, all)} />}
      <output>{isRunning ? `${words.progress(done, all)}. ${words.mayLeave}` : end}</output>
      <ul className="list note num">
        {words.counts
          .filter(([state]) => counts[state] > 0)
          .map(([state, sentence]) => (
            <li key={state}>{sentence(counts[state])}</li>
          ))}
      </ul>
    </div>
  );
}
