import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { AddMailStates1763660400000 } from '../../src/database/migrations/1763660400000-add-mail-states.js';
import { type TestDatabase, createDatabase } from '../setup/database.ts';

/** What one error for two mails becomes: what was sent, how often it was tried, why not; and what is written afterwards. */
const cases: [string, Record<string, unknown>, Record<string, unknown>][] = [
  ['nothing was tried', {}, { studio_mail_attempts: 0, acknowledgement_attempts: 0 }],
  [
    'the studio’s mail fails',
    { acknowledgement_sent_at: new Date(), mail_attempts: 4, mail_last_error: 'Away.' },
    { studio_mail_attempts: 3, acknowledgement_attempts: 1, studio_mail_error: 'Away.' },
  ],
  [
    'the visitor’s address does not exist',
    { studio_mail_sent_at: new Date(), mail_attempts: 2, mail_last_error: '550' },
    {
      studio_mail_attempts: 1,
      acknowledgement_attempts: 1,
      acknowledgement_error: '550',
      acknowledgement_undeliverable: true,
    },
  ],
  [
    'both were sent',
    { studio_mail_sent_at: new Date(), acknowledgement_sent_at: new Date(), mail_attempts: 2 },
    { studio_mail_attempts: 1, acknowledgement_attempts: 1, acknowledgement_undeliverable: false },
  ],
  [
    'it came in a flood, and the studio was never told',
    { state: 'spam', spam_reason: 'It came in a flood of enquiries.' },
    { state: 'new', spam_reason: null, in_digest: true },
  ],
  [
    'it is spam',
    { state: 'spam', spam_reason: 'The hidden field was filled in.' },
    { state: 'spam', spam_reason: 'The hidden field was filled in.', in_digest: false },
  ],
];

describe('an enquiry of a version with one error for both mails', () => {
  let source: DataSource;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource(dataSourceOptions(database.url)).initialize();
    const migration = new AddMailStates1763660400000();
    await migration.down(source.createQueryRunner());
    for (const [email, fields] of cases) {
      const row = {
        id: randomUUID(),
        name: 'A',
        email,
        phone: '1',
        phone_e164: '1',
        message: 'x',
        ...said,
        ...fields,
      };
      const names = Object.keys(row);
      await source.query(
        `INSERT INTO enquiry (${names.join()}) VALUES (${names.map((_, index) => `$${index + 1}`).join()})`,
        Object.values(row),
      );
    }
    await migration.up(source.createQueryRunner());
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });
  const said = { consent: true, consent_version: '2026-11', consent_text: 'I authorise.' };

  it.each(cases)('is brought up to date when %s', async (email, _fields, expected) => {
    const [row] = await source.query('SELECT * FROM enquiry WHERE email = $1', [email]);
    expect(row).toMatchObject(expected);
  });
});
