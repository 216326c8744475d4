import { Client } from 'pg';
import { brokenReferences } from '../../src/backup/compare-restored.js';
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
});
