// npm run backup -- FILE: database and pictures in one file; the site may be running.
import { runOnData } from './embedded/run-on-data.ts';

await runOnData({ program: 'backup/save.js', usage: 'Say where to: npm run backup -- FILE' });
