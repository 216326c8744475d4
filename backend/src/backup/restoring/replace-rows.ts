import { hash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { describeProblem, refusesContent } from '../describe-problem.js';
import type { BackupFile } from '../encrypt.js';
import type { Backup } from '../manifest.js';
import { picturesInUse, tablesWithPictures } from '../pictures-in-use.js';
import { rowsOf } from './read-backup.js';
import { type Table, copyTarget, listTables, quoted } from '../tables.js';

const ANOTHER = 'Restore another backup, such as the one of the night before.';
const DAMAGED = `${ANOTHER} If this is the only one, --damaged behind its name leaves out what is lost, where nothing that is left refers to it.`;
const NUMBERED = `
  SELECT format('%I.%I', table_schema, table_name) AS table, column_name AS column
  FROM information_schema.columns
  WHERE table_schema IN ('public', 'graphile_worker') AND is_identity = 'YES'`;
const numbered = z.array(z.object({ table: z.string(), column: z.string() }));
const existing = z.array(z.object({ exists: z.boolean() })).transform(([row]) => row?.exists === true);

/** In the transaction that `client` has begun; `runner` uses the same connection. @returns what the backup lacks of what it says it has. @throws it, unless that is taken */
export async function replaceRows(
  runner: QueryRunner,
  client: Client,
  backup: Backup,
  file: BackupFile,
  takesDamaged: boolean,
): Promise<string[]> {
  const pictures = await usedNames(client);
  // Tables are made as in the backup's version, then changed by later migrations.
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(runner, backup.migrations);
  const lost = missingTables(await listTables(client), backup.tables);
  if (lost.length > 0 && !takesDamaged) throw new Error([...lost, DAMAGED].join('\n'));
  // What is missing may refer to what is there.
  await client.query(`TRUNCATE ${backup.tables.map(quoted).join(', ')} CASCADE`);
  for (const table of backup.tables) {
    const filled = await fill(client, table, file, backup.pieces).catch((cause: unknown) => {
      if (!refusesContent(cause)) throw cause;
      const refusal = `The table ${table.name} cannot be restored. ${describeProblem(cause)}`;
      throw new Error([...lost, refusal, ...(takesDamaged ? [] : [ANOTHER])].join('\n'), { cause });
    });
    lost.push(...lostRows(table, filled));
  }
  if (lost.length > 0 && !takesDamaged) throw new Error([...lost, DAMAGED].join('\n'));
  await setSequences(client);
  await migrate(runner);
  await releasePictures(client, pictures);
  return lost;
}

function lostRows({ name, rows: saved }: Table, { rows, isDamaged }: Filled): string[] {
  if (saved !== undefined && saved !== rows)
    return [`The table ${name} had ${saved} rows, and ${rows} are in the backup.`];
  if (!isDamaged) return [];
  return [`Rows of the table ${name} are damaged: their SHA-256 is not that of what was saved.`];
}

/** The queue's may be of another version than the backup's. */
function missingTables(made: Table[], saved: Table[]): string[] {
  const names = new Set(saved.map(quoted));
  return made
    .filter((table) => table.schema === 'public' && !names.has(quoted(table)))
    .map(({ name }) => `The table ${name} is not in the backup.`);
}

async function usedNames(client: Client): Promise<string[]> {
  const table = await client.query(`SELECT to_regclass('public.picture_claim') IS NOT NULL AS exists`);
  if (!existing.parse(table.rows)) return [];
  const { rows } = await client.query(picturesInUse(await tablesWithPictures(client)));
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
}

/** The next night's sweep removes pictures that only the replaced site had. */
async function releasePictures(client: Client, pictures: string[]): Promise<void> {
  const used = picturesInUse(await tablesWithPictures(client));
  await client.query(
    `INSERT INTO picture_claim (name, keep_until, in_editor) SELECT name, now(), false
     FROM (SELECT unnest($1::text[]) AS name EXCEPT (${used})) AS unused`,
    [pictures],
  );
}

/** In the running transaction: those named, or all that have not run. */
async function migrate(runner: QueryRunner, wanted?: string[]): Promise<void> {
  const executor = new SomeMigrations(runner, wanted);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

class SomeMigrations extends MigrationExecutor {
  constructor(
    runner: QueryRunner,
    private readonly wanted?: string[],
  ) {
    super(runner.dataSource, runner);
  }

  protected override getMigrations(): Migration[] {
    return super.getMigrations().filter(({ name }) => this.wanted?.includes(name) ?? true);
  }
}

interface Filled {
  rows: number;
  isDamaged: boolean;
}

async function fill(
  client: Client,
  table: Table,
  file: BackupFile,
  pieces?: Backup['pieces'],
): Promise<Filled> {
  let isDamaged = false;
  await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  const copy = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
  await pipeline(
    rowsOf(file, table),
    async function* (saved) {
      for await (const { name, content } of saved) {
        isDamaged ||= pieces !== undefined && pieces[name] !== hash('sha256', content);
        yield content;
      }
    },
    copy,
  );
  await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
  return { rows: copy.rowCount, isDamaged };
}

async function setSequences(client: Client): Promise<void> {
  const { rows } = await client.query(NUMBERED);
  for (const { table, column } of numbered.parse(rows)) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${escapeIdentifier(column)}), 0) + 1, false) FROM ${table}`,
      [table, column],
    );
  }
}
