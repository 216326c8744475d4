// node scripts/checks/migration-order.ts [REVISION]: migrations that REVISION, or else origin/main, lacks come after all that it
// has: databases ran those already, and a new one must find them as it does in a new database.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../embedded/root.ts';
import { lateMigrations } from './late-migrations.ts';

const FOLDER = 'backend/src/database/migrations/';
const revision = process.argv[2] ?? 'origin/main';
const answer = spawnSync('git', ['ls-tree', '--name-only', `${revision}:${FOLDER}`], {
  cwd: root,
  encoding: 'utf8',
});
if (answer.status !== 0)
  console.log(`The order of the migrations is not checked: there is no ${revision} here.`);
else {
  const late = lateMigrations(readdirSync(join(root, FOLDER)), answer.stdout.trim().split('\n'));
  for (const file of late) {
    console.error(`${FOLDER}${file} comes before migrations of ${revision}: give it a later time stamp.`);
    process.exitCode = 1;
  }
}
