// npm run restore -- FILE [--damaged]: replaces everything by a backup; the site must be stopped.
import { runOnData } from './embedded/run-on-data.ts';

const usage = 'Say which: npm run restore -- FILE [--damaged]';
await runOnData({ program: 'backup/restore.js', usage, replacesAll: true });
