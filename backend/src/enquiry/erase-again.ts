// node dist/enquiry/erase-again.js OLD_URL: after a point-in-time recovery, on the database of DATABASE_URL. May run again.
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { readDatabaseEnv } from '../config/env.js';
import { openDatabase } from '../database/connect.js';
import { dataSourceOptions } from '../database/data-source-options.js';
import { reasonOf } from '../errors/reason-of.js';
import { applyAgain } from './apply-again.js';

const [, , oldUrl] = process.argv;
const open: DataSource[] = [];
try {
  const env = readDatabaseEnv(process.env);
  if (!oldUrl || oldUrl === env.DATABASE_URL)
    throw new Error('Please give the address of the database that was replaced: erase-again.js OLD_URL');
  const old = await new DataSource(dataSourceOptions(oldUrl)).initialize();
  open.push(old);
  const present = await openDatabase(env);
  open.push(present);
  process.stdout.write(`${await applyAgain(old, present)}\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const database of open) await database.destroy();
}
