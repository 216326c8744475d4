import 'reflect-metadata';
import { readProofEnv } from '../config/env.js';
import { fail } from './report.js';
import { runProof } from './proof/run-proof.js';

// node dist/backup/prove-restore.js FILE: restores a backup, or the newest of a folder, beside the site, compares, and drops it.
try {
  const path = process.argv[2];
  if (!path) throw new Error('Say which: prove-restore.js FILE or FOLDER');
  const { name, problems, madeAt, tables, rows, files, seconds } = await runProof(
    readProofEnv(process.env),
    path,
  );
  if (problems.length > 0) throw new Error(`The backup ${name} was not proved.\n${problems.join('\n')}`);
  process.stderr.write(
    `Proved that the backup of ${madeAt} can be restored: ${tables} tables, ${rows} rows and ${files} files, in ${seconds} s.\n`,
  );
  process.exit(0);
} catch (error) {
  fail(error);
}
