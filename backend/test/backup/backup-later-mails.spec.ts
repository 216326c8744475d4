import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { applyAgain } from '../../src/enquiry/apply-again.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { save } from './backups.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

const [STUDIO, THANKS] = ['studio-mail', 'acknowledgement'];
const JOBS = { [STUDIO]: 'send-studio-mail', [THANKS]: 'send-acknowledgement' };
interface Fate {
  /** In the backup. */
  was?: string;
  since: string;
  /** Whose jobs are done. */
  done: string[];
  told: boolean;
  thanked: boolean;
  left: string[];
}
/** What has become of the mails of each, named so, and which wait. */
const FATES: Record<string, Fate> = {
  sent: {
    since: `studio_mail_sent_at = now(), studio_mail_attempts = 1, acknowledgement_sent_at = now(), acknowledgement_attempts = 1`,
    done: [STUDIO, THANKS],
    told: true,
    thanked: true,
    left: [],
  },
  waiting: {
    since: `studio_mail_error = NULL`,
    done: [],
    told: false,
    thanked: false,
    left: [THANKS, STUDIO],
  },
  'given up': {
    since: `studio_mail_attempts = 3, studio_mail_error = '451', acknowledgement_attempts = 1, acknowledgement_undeliverable = true`,
    done: [THANKS],
    told: false,
    thanked: false,
    left: [STUDIO],
  },
  'taken back': {
    since: `state = 'spam'`,
    done: [THANKS],
    told: false,
    thanked: false,
    left: [STUDIO],
  },
  'sent again': {
    since: `studio_mail_sent_at = now(), studio_mail_attempts = 1, mail_resends = 1`,
    done: [STUDIO],
    told: true,
    thanked: false,
    left: [THANKS],
  },
  'thanked as no spam': {
    was: `acknowledgement_attempts = 3, acknowledgement_error = '452'`,
    since: `acknowledgement_sent_at = now(), acknowledgement_attempts = 1, acknowledgement_error = NULL, mail_resends = 1`,
    done: [THANKS],
    told: false,
    thanked: true,
    left: [STUDIO],
  },
  'to another address': {
    since: `studio_mail_sent_at = now(), studio_mail_attempts = 1, mail_resends = 1, email = 'right@example.com'`,
    done: [STUDIO],
    told: true,
    thanked: false,
    left: [],
  },
  'in a digest': {
    since: `studio_mail_sent_at = now(), studio_mail_attempts = 1`,
    done: [STUDIO],
    told: true,
    thanked: false,
    left: [THANKS],
  },
};

const open = (url: string) => new DataSource(dataSourceOptions(url)).initialize();
const mailsOf = (database: DataSource) =>
  database.query(
    `SELECT name, studio_mail_sent_at IS NOT NULL AS told, acknowledgement_sent_at IS NOT NULL AS thanked,
       array(SELECT split_part(key, ':', 1) FROM graphile_worker.jobs WHERE key LIKE '%' || enquiry.id ORDER BY 1) AS left
     FROM enquiry ORDER BY name`,
  );
const EXPECTED = Object.entries(FATES)
  .map(([name, { told, thanked, left }]) => ({ name, told, thanked, left }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

async function receive(database: DataSource): Promise<void> {
  for (const [name, { was }] of Object.entries(FATES)) {
    const [{ id }] = await database.query(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, in_digest)
       VALUES ($1, 'wrong@example.com', '', '', '', true, '', '', $2) RETURNING id`,
      [name, name === 'in a digest'],
    );
    if (was) await database.query(`UPDATE enquiry SET ${was} WHERE id = $1`, [id]);
    for (const [prefix, job] of Object.entries(JOBS))
      await database.query(
        'SELECT graphile_worker.add_job($1, $2::json, job_key := $3, max_attempts := 10)',
        [job, JSON.stringify({ enquiryId: id }), `${prefix}:${id}`],
      );
  }
}

async function goOn(database: DataSource): Promise<void> {
  for (const [name, { since, done }] of Object.entries(FATES)) {
    const [rows] = await database.query(`UPDATE enquiry SET ${since} WHERE name = $1 RETURNING id`, [name]);
    const keys = done.map((prefix) => `${prefix}:${rows[0].id}`);
    await database.query('SELECT graphile_worker.remove_job(key) FROM unnest($1::text[]) AS key', [keys]);
  }
}

describe('a mail of an enquiry that both a backup and what it replaces have', () => {
  let folder: string;
  let database: TestDatabase;
  let earlier: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    database = await createDatabase();
    const site = await open(database.url);
    await receive(site);
    await site.destroy();
    await save(database.url, new FileImageStore(folder), join(folder, 'studio.tar'));
    earlier = await createDatabase(database.url);
    const since = await open(database.url);
    await goOn(since);
    await since.destroy();
  });
  afterAll(async () => {
    await database.drop();
    await earlier.drop();
    await rm(folder, { recursive: true });
  });

  it('is settled as it was there after a recovery of an earlier moment, and stays so where that is applied again', async () => {
    const [old, present] = [await open(database.url), await open(earlier.url)];
    await applyAgain(old, present);
    expect(await mailsOf(present)).toEqual(EXPECTED);
    for (const change of [
      `UPDATE enquiry SET acknowledgement_sent_at = now(), acknowledgement_attempts = 1 WHERE name = 'waiting'`,
      `SELECT graphile_worker.remove_job('acknowledgement:' || id) FROM enquiry WHERE name = 'waiting'`,
      // Staff say that it is no spam.
      `UPDATE enquiry SET in_digest = false, studio_mail_sent_at = NULL, studio_mail_attempts = 0 WHERE name = 'in a digest'`,
      `SELECT graphile_worker.add_job('send-studio-mail', job_key := 'studio-mail:' || id) FROM enquiry WHERE name = 'in a digest'`,
    ])
      await present.query(change);
    await applyAgain(old, present);
    const now = [
      { name: 'in a digest', told: false, thanked: false, left: [THANKS, STUDIO] },
      { name: 'waiting', told: false, thanked: true, left: [STUDIO] },
    ];
    expect(await mailsOf(present)).toEqual(
      EXPECTED.map((one) => now.find(({ name }) => name === one.name) ?? one),
    );
    await old.destroy();
    await present.destroy();
  });

  it('is settled as it was there after a restore', async () => {
    const file = { path: join(folder, 'studio.tar') };
    await loadBackup({ DATABASE_URL: database.url }, new FileImageStore(folder), file);
    const present = await open(database.url);
    expect(await mailsOf(present)).toEqual(EXPECTED);
    await present.destroy();
  });
});
