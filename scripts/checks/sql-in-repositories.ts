// node scripts/checks/sql-in-repositories.ts: only repositories of the backend run SQL, so that who changes a table finds all of it there.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../embedded/root.ts';

/** What all repositories stand on, the queue's own, whole tables, and a question whether anybody answers. */
const MAY_RUN_SQL =
  /\.(repository|spec)\.ts$|^(backup|database)\/|^(health\/pool-watch|jobs\/job-queue|pagination\/paginate)\.ts$/;
const SQL = /\bqueryRows\(|\.query(<[^>]+>)?\(/;
const source = join(root, 'backend/src');

for (const file of globSync('**/*.ts', { cwd: source })) {
  if (MAY_RUN_SQL.test(file) || !SQL.test(readFileSync(join(source, file), 'utf8'))) continue;
  console.error(`backend/src/${file} runs SQL: that is for a *.repository.ts of its folder.`);
  process.exitCode = 1;
}
