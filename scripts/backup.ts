// npm run backup -- FILE: database and pictures in one file; the site may be running.
import { runOnData } from './embedded/run-on-data.ts';

await runOnData('backup/save.js', 'Say where to: npm run backup -- FILE');
