// npm run prove-restore -- FILE: restores a backup, or the newest of a folder, beside the site, compares, and drops it.
import { runOnData } from './embedded/run-on-data.ts';
import { scratchKeys } from './embedded/scratch-keys.ts';

const usage = 'Say which: npm run prove-restore -- FILE or FOLDER';
await runOnData({ program: 'backup/prove-restore.js', usage, settings: scratchKeys() });
