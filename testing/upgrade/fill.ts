// node testing/upgrade/fill.ts FOLDER URL: fills the site of revision 2e6cafc that runs there, see README.md.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { insertedPicture, signInAnswer, savedPost, type SavedPost } from '../actors/api-answers.ts';
import { newPicture } from '../pictures.ts';
import { waitUntil } from '../wait-until.ts';
import {
  enquiryAnswer,
  enquiryList,
  type SiteBeforeUpgrade,
  postAnswer,
} from './site-before-upgrade.schema.ts';

const [folder = '', site = ''] = process.argv.slice(2);
const meera = { email: 'meera@studio.example', password: 'the old password of Meera' };
const ravi = { email: 'ravi@studio.example', password: 'the old password of Ravi' };
const PICTURE_TIMEOUT_MS = 60_000;

type Fields = Record<string, string | Buffer>;

async function send(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') body.set(name, value);
    else body.set(name, new Blob([new Uint8Array(value)]), `${name}.png`);
  const answer = await fetch(`${site}/api/${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function signIn(account: typeof meera) {
  const { token } = signInAnswer.parse(await send('admin/login', account));
  const headers = { Authorization: `Bearer ${token}` };
  return {
    send: (path: string, fields: Fields = {}) => send(`admin/${path}`, fields, headers),
    read: async (path: string) => (await fetch(`${site}/api/admin/${path}`, { headers })).json(),
    remove: (path: string) => fetch(`${site}/api/admin/${path}`, { method: 'DELETE', headers }),
  };
}

async function addRavi(): Promise<void> {
  const args = [join(folder, 'scripts/run.mjs'), 'admin', 'create', ravi.email, 'Ravi'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const password = /The password is (\S+)/.exec(stdout)?.[1] ?? '';
  const staff = await signIn({ ...ravi, password });
  await staff.send('change-password', { current_password: password, new_password: ravi.password });
}

type SignedInStaff = Awaited<ReturnType<typeof signIn>>;
const words = (heading: string) => ({
  heading,
  short_description: `About ${heading}.`,
  description: `<h2>Rooms & light</h2><p>${heading} – घर, “wood” &amp; stone.</p>`,
  meta_title: heading,
});

async function writePosts(staff: SignedInStaff): Promise<{ seen: SavedPost[]; hidden: SavedPost[] }> {
  const add = async (fields: Fields) => savedPost.parse(await staff.send('blog', fields)).data;
  const { file } = insertedPicture.parse(
    await staff.send('blog/proxyfile', { file: await newPicture(72, 48) }),
  );
  const illustrated = await add({
    ...words('A house of teak and light'),
    description: `<p>Teak, and <a href="/projects">projects</a>.</p><p><img src="${file}" alt="A stair"></p>`,
    date_at: '2025-11-03',
    alt: 'A stair of teak',
    feature_image: await newPicture(1000, 20),
    mb_image: await newPicture(48, 72),
    focal_x: '20',
    focal_y: '80',
  });
  const renamed = await add({ ...words('Stone'), slug: 'stone-of-old', date_at: '2024-02-29' });
  const picture = { feature_image: await newPicture(96, 64) };
  const moved = await staff.send(`blog/${renamed.id}/update`, { slug: 'stone-and-water', ...picture });
  const draft = await add({ ...words('A draft'), status: 'draft' });
  await staff.send(`blog/${draft.id}/preview-link`);
  const scheduled = { status: 'scheduled', publish_at: '2099-01-01T09:30' };
  const later = await add({ ...words('Later'), ...scheduled });
  const binned = await add(words('Thrown away'));
  await staff.remove(`blog/${binned.id}/delete`);
  return { seen: [illustrated, savedPost.parse(moved).data], hidden: [draft, later, binned] };
}

async function enquire(name: string, email: string, phone: string, more: Fields = {}): Promise<void> {
  const message = `${name} asks about two bedrooms.\nद्वितीय line`;
  const started_at = String(Date.now() - 60_000);
  await send('enquiry', { name, email, phone, message, consent: 'true', page: '/', started_at, ...more });
}

async function takeEnquiries(staff: SignedInStaff): Promise<void> {
  await enquire('Kavita Rao', 'kavita@example.com', '098110 12345');
  await enquire('Zoë Müller', 'zoe@example.de', '+49 30 901820');
  await enquire('Leave Me', 'alone@example.com', '+91 98110 12346');
  await enquire('Erase Me', 'erased@example.com', '+91 98110 12347');
  await enquire('Buy Followers', 'spam@example.com', '+91 98110 12348', { website: 'https://spam.example' });
  const { data } = enquiryList.parse(await staff.read('enquiry'));
  const idOf = (email: string) => data.find((one) => one.email === email)?.id ?? '';
  const act = (email: string, what: string, fields: Fields = {}) =>
    staff.send(`enquiry/${idOf(email)}/${what}`, fields);
  await act('kavita@example.com', 'state', { state: 'called' });
  await act('kavita@example.com', 'notes', { text: 'Rings back on Monday.\nHas a dog.' });
  await act('alone@example.com', 'do-not-contact');
  await act('erased@example.com', 'erase-person');
}

const found = z.string().regex(/^\/api\/uploads\//);

/** Of every picture that the pages show, smaller formats too, which are made a little later. */
async function picturesOn(pages: string[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const page of pages) {
    const html = await (await fetch(site + page)).text();
    for (const [path] of html.matchAll(/\/api\/uploads\/[\w.-]+/g)) hashes[path] ??= await hashAt(path);
  }
  return hashes;
}

async function hashAt(path: string): Promise<string> {
  const url = site + found.parse(path);
  if (!(await waitUntil(async () => (await fetch(url)).ok, { timeoutMs: PICTURE_TIMEOUT_MS })))
    throw new Error(`${path} was not made in time.`);
  const picture = await (await fetch(url)).bytes();
  return createHash('sha256').update(picture).digest('hex');
}

async function describe(
  staff: SignedInStaff,
  { seen, hidden }: Awaited<ReturnType<typeof writePosts>>,
): Promise<SiteBeforeUpgrade> {
  const posts = [];
  for (const { slug } of seen)
    posts.push(postAnswer.parse(await (await fetch(`${site}/api/blog/${slug}`)).json()).data);
  const enquiries = [];
  for (const { id } of enquiryList.parse(await staff.read('enquiry')).data)
    enquiries.push(enquiryAnswer.parse(await staff.read(`enquiry/${id}`)).data);
  return {
    accounts: [meera, ravi],
    posts,
    unseen: hidden.map(({ slug }) => slug),
    moved: { from: 'stone-of-old', to: 'stone-and-water' },
    pictures: await picturesOn(['/blogs', ...seen.map(({ slug }) => `/blog/${slug}`)]),
    enquiries,
  };
}

await addRavi();
const staff = await signIn(meera);
const written = await writePosts(staff);
await takeEnquiries(staff);
process.stdout.write(`${JSON.stringify(await describe(staff, written), null, 2)}\n`);
