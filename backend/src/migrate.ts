import { reasonOf } from './errors/reason-of.js';

// node dist/migrate.js: updates the database and makes the first admin, whose password servers need not know.
try {
  // Not before: a mistake in studio/ is found while it is loaded.
  const { runMigrations } = await import('./run-migrations.js');
  const done = await runMigrations(process.env).catch((error: unknown) => {
    throw new Error(`The database could not be brought up to date.\n${reasonOf(error)}`);
  });
  process.stdout.write(`${done} migrations were run; the database is up to date.\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
