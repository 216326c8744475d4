import { expect, test } from 'vitest';
import { proofInWords } from './ProvenRestore.tsx';

const now = '2026-11-23T08:45:00Z';
const last = { finished_at: '2026-11-23T08:30:09Z', backup_made_at: '2026-11-22T20:30:04Z', problem: null };
const proved = { ...last, seconds: 9, tables: 60, rows: 345, files: 1 };
const problem = 'pictures/a.webp is damaged.';

test.each([
  [
    { state: 'proved', last, proved } as const,
    'Last proven restore: at 14:00, of the backup made at 02:00, with 345 rows and 1 file.',
  ],
  [
    { state: 'failed', last: { ...last, problem }, proved } as const,
    'The backup could not be restored by way of trial at 14:00. Tell whoever runs the site: pictures/a.webp is damaged. The last proven one was made at 02:00.',
  ],
  [
    { state: 'failed', last: { ...last, problem }, proved: null } as const,
    'The backup could not be restored by way of trial at 14:00. Tell whoever runs the site: pictures/a.webp is damaged.',
  ],
  [
    { state: 'late', last, proved } as const,
    'No newer backup than that made at 02:00 has been restored by way of trial. Tell whoever runs the site.',
  ],
  [{ state: 'none', last: null, proved: null } as const, undefined],
])('of %j the status line says %j', (report, sentence) => {
  expect(proofInWords(report, now)).toBe(sentence);
});
