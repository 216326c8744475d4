import { Client } from 'pg';
import { SectionPreviews } from '../../src/content/section-previews.js';
import { type Editor, fileWords, startAsEditor } from './content-words.ts';
import { adminEmail } from '../setup/start-app.ts';

const SENTENCE = 'This preview link is no longer valid. Please ask for a new one.';
const DAY_MS = 24 * 3_600_000;

describe('a preview of words', () => {
  let staff: Editor;
  beforeAll(async () => {
    staff = await startAsEditor();
  });
  afterAll(() => staff.stop());
  afterEach(() => vi.useRealTimers());

  const open = (path: string) => staff.request.get(`/api${path}`);
  const linkTo = async (value: unknown): Promise<string> =>
    (await staff.preview('clients', value)).body.data.path;
  const asOwner = async (sql: string) => {
    const client = new Client({ connectionString: staff.ownerUrl });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };

  it('shows them beside what is saved, to whoever has the link, and the site does not', async () => {
    await staff.save('team', []);
    const { status, body } = await staff.preview('clients', ['  Kadam\nFoods ']);
    expect(status).toBe(200);
    const { status: opened, body: shown, headers } = await open(body.data.path);
    expect([opened, shown]).toEqual([
      200,
      { section: 'clients', data: { team: [], clients: ['Kadam Foods'] } },
    ]);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, nofollow']);
    expect(await staff.words()).toEqual({ team: [] });
    const lines = await asOwner(`SELECT * FROM audit_entry WHERE action = 'preview link made'`);
    expect(lines).toMatchObject([{ who: adminEmail, subject_type: 'content', subject: 'clients' }]);
  });

  it('is refused for words that could not be saved', async () => {
    const { status, body } = await staff.preview('clients', ['']);
    expect([status, body.messages]).toEqual([422, { '0': 'Please write something here.' }]);
  });

  it('keeps back what nobody consented to', async () => {
    const [said] = fileWords.testimonials;
    const { body } = await staff.preview('testimonials', [{ ...said, has_consent: false }]);
    expect((await open(body.data.path)).body.data.testimonials).toEqual([]);
  });

  it('ends after a day, and is forgotten then', async () => {
    const path = await linkTo(['Kadam Foods']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1_000 });
    const { status, body } = await open(path);
    expect([status, body.message]).toEqual([404, SENTENCE]);
    await staff.app.get(SectionPreviews).forgetExpired();
    expect(await asOwner('SELECT * FROM content_preview')).toEqual([]);
  });

  it('ends when the same person makes a new one of the same section', async () => {
    const [first, second] = [await linkTo(['One']), await linkTo(['Two'])];
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
  });

  it('cannot be made longer or for other words', async () => {
    const [id, expiresAt, signature] = (await linkTo(['One'])).replace('/content-preview/', '').split('.');
    const forged = [
      `${Number(id) + 1}.${expiresAt}.${signature}`,
      `${id}.${Number(expiresAt) + 1}.${signature}`,
    ];
    for (const token of [...forged, 'x', '%00', `1.9999999999999.${'a'.repeat(43)}`])
      expect((await open(`/content-preview/${token}`)).status).toBe(404);
  });
});
