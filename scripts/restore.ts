// npm run restore -- FILE: replaces everything by a backup; the site must be stopped.
import { runOnData } from './embedded/run-on-data.ts';

await runOnData('backup/restore.js', 'Say which: npm run restore -- FILE');
