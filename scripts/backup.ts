// npm run backup -- FILE: database and pictures as they are at this moment, as one file; the site may be running.
import { runOnData } from './embedded/run-on-data.ts';

await runOnData('backup/save.js', 'Say where to: npm run backup -- FILE');
