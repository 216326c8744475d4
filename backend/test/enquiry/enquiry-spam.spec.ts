import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { DataSource } from 'typeorm';
import { SendSpamDigest } from '../../src/enquiry/mails/send-spam-digest.job.js';
import { studio } from '../../src/studio/studio.js';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { enquiryForm, robot } from './enquiry-form.ts';

const ourForm = { website: '', elapsed_ms: '40000', page: '/contact-us' };
const pitch = (n: number) => `Granite slabs wholesale container shipment supplier grade ${'abcdefgh'[n]}`;
const shortWord = (n: number) => String.fromCharCode(97 + (Math.floor(n / 26) % 26), 97 + (n % 26));

describe('suspected spam', () => {
  let admin: EnquiryAdmin;
  let sql: DataSource;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
    sql = admin.app.get(DataSource);
  });
  afterAll(() => admin.stop());
  beforeEach(() => sql.query('DELETE FROM enquiry; DELETE FROM spam_lesson'));

  const mails = async () => readdir(join(admin.env.DATA_DIR, 'mail')).catch(() => []);
  const mailsAbout = async (id: string) => (await mails()).filter((file) => file.startsWith(id)).toSorted();
  const digests = async () => (await mails()).filter((file) => file.startsWith('digest.'));
  const sendDigest = () => admin.app.get(SendSpamDigest).run({}, AbortSignal.timeout(10_000));
  const stateOf = async (id: string) => (await admin.get(`/${id}`)).body.data;
  const lessonOf = async (word: string) =>
    (await sql.query('SELECT honest, spam FROM spam_lesson WHERE word = $1', [word]))[0];

  it('has a score with each signal in a sentence, the strongest first', async () => {
    const { spam_score, spam_signals, spam_reason } = await admin.enquiry({
      ...robot,
      message: 'SEO and backlinks',
    });
    const points = spam_signals.map((signal) => signal.points);
    expect(points).toEqual([70, 60, 45]);
    expect(spam_score).toBe(175);
    for (const { explanation } of spam_signals) expect(explanation).toMatch(/^[A-Z].+\.$/);
    expect(spam_reason).toContain('A field that people do not see was filled in.');
  });

  it.each([
    ['a second after the page was opened', { ...ourForm, elapsed_ms: '1000' }, 60],
    ['with the hidden field filled in by the browser', { ...ourForm, website: 'https://asha.example' }, 70],
    ['by a program', {}, 20],
    ['with a link', { ...ourForm, message: 'See https://somewhere.example/' }, 30],
  ])('is none when it comes %s, and nothing else speaks against it', async (_how, changes, score) => {
    expect(await admin.enquiry(changes)).toMatchObject({
      state: 'new',
      spam_reason: null,
      spam_score: score,
    });
  });

  it('is a text that other addresses sent too, when a program posts it with a link', async () => {
    const message =
      'We have the nicest furniture of the whole town, come and see: https://somewhere.example/';
    const states = [];
    for (let count = 0; count < 3; count += 1) states.push((await admin.enquiry({ message })).state);
    expect(states).toEqual(['new', 'new', 'spam']);
  });

  it('is no text that the form has written for several people who chose the same', async () => {
    const message =
      'What is it for? A home\nAbout: a home of 1,200 sq ft, middle grade. The site showed ₹8 to 11 lakh.';
    const scores = [];
    for (let count = 0; count < 3; count += 1)
      scores.push((await admin.enquiry({ ...ourForm, message })).spam_score);
    expect(scores).toEqual([0, 0, 0]);
  });

  it('waits in a list of its own, and is found by a search all the same', async () => {
    const { id, email } = await admin.enquiry(robot);
    const ids = async (query: string) =>
      (await admin.get(query)).body.data.map((card: { id: string }) => card.id);
    expect(await ids('')).toEqual([]);
    expect(await ids('?state=spam')).toEqual([id]);
    expect(await ids(`?search=${encodeURIComponent(email)}`)).toEqual([id]);
    expect((await admin.get()).body.states).toEqual({ spam: 1 });
  });

  it('is told once in a digest, the most doubtful first, and by no mail of its own', async () => {
    const before = await digests();
    const certain = await admin.enquiry({ ...robot, message: 'SEO, casino' });
    const doubtful = await admin.enquiry(robot);
    expect((await stateOf(certain.id)).studio_mail).toBe('none');
    await sendDigest();
    await sendDigest();
    const [file = '', ...others] = (await digests()).filter((each) => !before.includes(each));
    expect(others).toEqual([]);
    const { subject, links } = await readDigest(file);
    expect(subject).toBe('Suspected spam: 2 enquiries');
    expect(links).toEqual([doubtful.id, certain.id]);
    expect([...(await mailsAbout(certain.id)), ...(await mailsAbout(doubtful.id))]).toEqual([]);
    expect((await stateOf(certain.id)).studio_mail).toBe('sent');
  });

  it('that is not spam is mailed as usual, thanked, and promised a call from that moment on', async () => {
    const { id } = await admin.enquiry(robot);
    const long = `now() - interval '20 days'`;
    await sql.query(`UPDATE enquiry SET created_at = ${long}, call_due = ${long} WHERE id = $1`, [id]);
    const { body } = await admin.post(`/${id}/state`, { state: 'new' });
    expect(body.data).toMatchObject({ state: 'new', spam_reason: null, spam_score: 130 });
    expect(Date.parse(body.data.call_due)).toBeGreaterThan(Date.now());
    await expect.poll(() => mailsAbout(id)).toEqual([`${id}.studio.eml`, `${id}.thanks.eml`]);
    const before2 = await digests();
    await sendDigest();
    expect(await digests()).toEqual(before2);
  });

  it('that is released while its call is still ahead keeps the moment that its sender was told', async () => {
    const { id } = await admin.enquiry(robot);
    const [{ due }] = await sql
      .query(
        `UPDATE enquiry SET call_due = now() + interval '1 minute' WHERE id = $1 RETURNING call_due AS due`,
        [id],
      )
      .then(([rows]) => rows);
    const { body } = await admin.post(`/${id}/state`, { state: 'new' });
    expect(body.data.call_due).toBe(due.toISOString());
  });

  it('that is not spam after all is mailed once, however often staff change their mind', async () => {
    const { id } = await admin.enquiry(robot);
    for (const state of ['new', 'spam', 'new', 'spam', 'new']) await admin.post(`/${id}/state`, { state });
    await expect.poll(() => mailsAbout(id)).toEqual([`${id}.studio.eml`, `${id}.thanks.eml`]);
    expect(await lessonOf('')).toEqual({ honest: 1, spam: 0 });
  });

  it('teaches by the words of its message, without numbers, addresses or the sender’s name', async () => {
    const message = 'Asha wants terracotta tiles, ring 9876543210 or write to asha@example.com';
    const { id } = await admin.enquiry({ name: 'Asha Verma', message });
    await admin.post(`/${id}/state`, { state: 'spam' });
    const words = await sql.query(`SELECT word FROM spam_lesson WHERE word <> '' ORDER BY word`);
    expect(words.map(({ word }: { word: string }) => word)).toEqual([
      'ring',
      'terracotta',
      'tiles',
      'wants',
      'write',
    ]);
    await admin.post(`/${id}/state`, { state: 'called' });
    expect(await lessonOf('terracotta')).toEqual({ honest: 1, spam: 0 });
  });

  it('teaches when staff say that it is spam indeed, once', async () => {
    const { id } = await admin.enquiry({ ...robot, message: 'Marble offcuts' });
    for (const state of ['spam', 'spam']) {
      const { body } = await admin.post(`/${id}/state`, { state });
      expect(body.data).toMatchObject({ state: 'spam', taught_as: 'spam' });
    }
    expect(await lessonOf('marble')).toEqual({ honest: 0, spam: 1 });
  });

  it('is known by the words of what staff have marked, with another sign', async () => {
    const shared = 'https://slabs.example/';
    for (let n = 0; n < studio.spam.lessons.fewest; n += 1) {
      const { id } = await admin.enquiry({ ...ourForm, message: pitch(n) });
      await admin.post(`/${id}/state`, { state: 'spam' });
      const honest = await admin.enquiry({ ...ourForm, message: 'Our kitchen needs new shutters please' });
      await admin.post(`/${honest.id}/state`, { state: 'called' });
    }
    const alone = await admin.enquiry({ ...ourForm, message: pitch(6) });
    expect(alone).toMatchObject({ state: 'new', spam_score: studio.spam.lessons.most });
    expect(await admin.enquiry({ ...ourForm, message: `${pitch(7)} ${shared}` })).toMatchObject({
      state: 'spam',
    });
    const kitchen = await admin.enquiry({
      message: 'Our kitchen needs new shutters please, SEO backlinks casino',
    });
    expect(kitchen.spam_signals.at(-1)?.points).toBeLessThan(0);
  });

  it('of 2,000 words teaches two hundred at most', async () => {
    const message = Array.from({ length: 2_000 }, (_, n) => shortWord(n))
      .join(' ')
      .slice(0, 5_000);
    const long = Array.from({ length: 1_000 }, (_, n) => `w${shortWord(n)}x`)
      .join(' ')
      .slice(0, 5_000);
    for (const text of [message, long]) {
      const { id } = await admin.enquiry({ message: text });
      await admin.post(`/${id}/state`, { state: 'spam' });
    }
    const [{ count }] = await sql.query('SELECT count(*)::int FROM spam_lesson');
    expect(count).toBeLessThanOrEqual(201);
  });

  it.each([
    ['full stops', 'a.'.repeat(2_500)],
    ['hyphens', 'a-'.repeat(2_500)],
    ['at signs', '@'.repeat(5_000)],
    ['beginnings of addresses', 'www.'.repeat(1_250)],
    ['a tag without an end', `<a ${'x'.repeat(4_900)}`],
    ['tags without an end', '<a '.repeat(1_666)],
    ['capitals in between', 'aA'.repeat(2_500)],
    ['one consonant', 'z'.repeat(5_000)],
    ['apostrophes', "a'".repeat(2_500)],
    ['letters of no width', `a${'\u200B'.repeat(4_900)}b`],
    ['addresses written backwards', 'https://\u202Emoc.elgoog '.repeat(200)],
    ['SQL', `'); DROP TABLE spam_lesson; --`],
    ['JSON', '{"signal":"x"}'],
    ['a formula', '=HYPERLINK("https://x.example")'],
  ])('may be nothing but %s and is judged and learned from at once', async (_what, message) => {
    const begun = process.cpuUsage();
    const { id } = await admin.enquiry({ message, name: message.slice(0, 100) });
    expect((await admin.post(`/${id}/state`, { state: 'spam' })).status).toBe(200);
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000);
    expect(await lessonOf('')).toEqual({ honest: 0, spam: 1 });
  });

  it('is answered like any other', async () => {
    const { status, body } = await admin.request.post('/api/enquiry').send(enquiryForm(robot));
    expect([status, body]).toMatchObject([
      201,
      { status: true, message: 'Thank you for submitting your details.' },
    ]);
  });

  async function readDigest(file: string) {
    const written = await readFile(join(admin.env.DATA_DIR, 'mail', file));
    const { subject, text = '' } = await PostalMime.parse(written);
    const links = [...text.matchAll(/\/admin\/enquiries\/([\w-]+)\?state=spam\s*$/gm)].map(([, id]) => id);
    return { subject, links };
  }
});
