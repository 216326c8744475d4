// node dist/content-export/print-content.js: the content files as the database of DATABASE_URL would have them, as JSON.
import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { readDatabaseEnv } from '../config/env.js';
import { ContentReader } from '../content/content-reader.js';
import { ContentSectionRepository } from '../content/content-section.repository.js';
import { openDatabase } from '../database/connect.js';
import { reasonOf } from '../errors/reason-of.js';
import { contentFiles } from './content-files.js';
import { portfolio } from '../projects/portfolio.js';

let database: DataSource | undefined;
try {
  database = await openDatabase(readDatabaseEnv(process.env));
  const reader = new ContentReader(new ContentSectionRepository(database));
  const files = contentFiles(await reader.changed(), await portfolio(database));
  process.stdout.write(JSON.stringify(files));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await database?.destroy();
}
