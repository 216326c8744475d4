// npm run backup -- FILE: database and pictures in one file; the site may be running.
import { runOnData } from './embedded/run-on-data.ts';

const usage = 'Say where to: npm run backup -- FILE';
await runOnData({ program: 'backup/save.js', usage, needs: ['BACKUP_PUBLIC_KEY'] });
