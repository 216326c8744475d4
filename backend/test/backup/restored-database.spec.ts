import { Client } from 'pg';
import { QueryFailedError } from 'typeorm';
import { brokenReferences } from '../../src/backup/proof/compare-restored.js';
import { describeProblem } from '../../src/backup/describe-problem.js';
import { type TestDatabase, createDatabase } from '../setup/database.ts';

describe('a restored database', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createDatabase();
    client = new Client(database.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('is searched for rows that name others which are not there', async () => {
    expect(await brokenReferences(client)).toEqual([]);
    await client.query(`
      BEGIN; SET LOCAL session_replication_role = replica;
      INSERT INTO enquiry_note (enquiry_id, author, text) VALUES (gen_random_uuid(), 'Meera', 'Called');
      COMMIT`);
    expect(await brokenReferences(client)).toEqual([
      expect.stringMatching(/^A row of the table enquiry_note names another that is not there/),
    ]);
  });

  it.each([
    [`SELECT 'asha@example.com'::int`, 'Postgres refuses what is in the backup (22P02).'],
    ['SELECT asha', 'Postgres could not restore the backup (42703).'],
  ])('that %s ends is told of without values', async (sql, sentence) => {
    const failure = await client.query(sql).then(
      () => new Error('It has not ended.'),
      (error: Error) => error,
    );
    expect(describeProblem(failure)).toBe(sentence);
    expect(describeProblem(new QueryFailedError(sql, [], failure))).toBe(sentence);
  });
});
