// npm run prove-restore -- FILE: restores a backup, or the newest of a folder, beside the site, compares, and drops it.
import { runOnData } from './embedded/run-on-data.ts';

await runOnData('backup/prove-restore.js', 'Say which: npm run prove-restore -- FILE or FOLDER');
