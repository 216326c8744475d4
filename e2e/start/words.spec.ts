import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import * as z from 'zod';
import written from '../../frontend/content/site.json' with { type: 'json' };
import { root } from '../../scripts/embedded/root.ts';
import { adminAccount } from '../../testing/actors/admin-account.ts';
import { signInAnswer } from '../../testing/actors/api-answers.ts';
import { startTcpProxy } from '../../testing/servers/tcp-proxy.ts';
import { serveFrontend } from '../../testing/site/frontend-server.ts';
import { test } from './fixtures.ts';

const sections = z.object({
  data: z.array(z.object({ name: z.string(), value: z.unknown(), version: z.int() })),
});
const link = z.object({ data: z.object({ path: z.string() }) });
/** The frontend shares what it has read for 0.25 s and waits 1 s for the next; the rest is for a busy machine. */
const SEEN_WITHIN = { timeout: 10_000 };
const [oldPhone] = written.contact.phones;
const phone = { label: '+91 98110 54321', href: 'tel:+919811054321' };
const contact = { ...written.contact, phones: [phone] };
const person = { name: 'Kavita Rao', role: 'Site engineer' };
const holiday = { date: '2031-11-14', name: 'Diwali' };
const day = { begins: '09:00', ends: '17:00' };
const [Monday, Tuesday, Wednesday, Thursday, Friday] = [day, day, day, day, day];
const days = { Monday, Tuesday, Wednesday, Thursday, Friday, Saturday: null, Sunday: null };
const hours = { days, holidays: [holiday], text: 'Monday to Friday, nine to five' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what staff write about the studio is on every page at once, and a preview is on none', async ({
  page,
  request,
  start,
}) => {
  const { url } = await start({ ADMIN_EMAIL: adminAccount.email, ADMIN_PASSWORD: adminAccount.password });
  const staff = await signIn(request, url);
  await test.step('a preview shows it to whoever has the link', async () => {
    const { path } = await staff.preview('team', [person]);
    await showsPreview(page, url, path);
  });
  await test.step('nobody else sees it before it is saved', async () => {
    // A pointer that rests on a link has its page fetched ahead, here before the words are saved.
    await page.mouse.move(0, 0);
    await page.goto(url);
    await expect(page.getByRole('heading', { name: person.name })).toHaveCount(0);
    expect(await (await request.get(`${url}/about-us`)).text()).not.toContain('overrides');
  });
  await test.step('whoever is on the site reads it with the next page', async () => {
    await staff.save('contact', contact);
    await expect
      .poll(async () => (await request.get(`${url}/about-us`)).text(), SEEN_WITHIN)
      .toContain(phone.label);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: phone.label })).toBeVisible();
  });
  await test.step('everybody else with every page', () => showsChanges(request, url, staff));
  await test.step('while the backend is away pages show the last known words', () =>
    survivesTheBackend(request, url));
});

type SignedInStaff = Awaited<ReturnType<typeof signIn>>;

async function signIn(request: APIRequestContext, url: string) {
  const answer = await request.post(`${url}/api/admin/login`, { multipart: adminAccount });
  const headers = { Authorization: `Bearer ${signInAnswer.parse(await answer.json()).token}` };
  const send = async (path: string, data: object) => {
    const sent = await request.post(`${url}/api/admin/content/${path}`, { headers, data });
    expect(sent.ok(), await sent.text()).toBe(true);
    return sent;
  };
  return {
    async save(name: string, value: unknown) {
      const all = sections.parse(await (await request.get(`${url}/api/admin/content`, { headers })).json());
      const version = all.data.find((section) => section.name === name)?.version;
      await send(name, { version, value });
    },
    preview: async (name: string, value: unknown) =>
      link.parse(await (await send(`${name}/preview`, { value })).json()).data,
  };
}

async function showsPreview(page: Page, url: string, path: string): Promise<void> {
  const answer = await page.goto(url + path);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
  await expect(page.getByText('these words are not on the site yet')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us\?content-preview=/);
  await expect(page.getByText('these words are not on the site yet')).toBeVisible();
  expect(await page.evaluate(() => document.referrer)).toBe('');
}

async function showsChanges(request: APIRequestContext, url: string, staff: SignedInStaff): Promise<void> {
  const text = async (path: string) => (await request.get(url + path)).text();
  await staff.save('team', [person]);
  await expect.poll(() => text('/'), SEEN_WITHIN).toContain(person.name);
  await staff.save('hours', hours);
  await expect.poll(() => text('/contact-us'), SEEN_WITHIN).toContain(hours.text);
  expect(await text('/')).toContain(`"validFrom":"${holiday.date}"`);
  for (const path of ['/', '/services', '/projects', '/blogs', '/contact-us']) {
    expect(await text(path), path).toContain(phone.label);
    expect(await text(path), path).not.toContain(`>${oldPhone?.label}<`);
  }
}

async function survivesTheBackend(request: APIRequestContext, url: string): Promise<void> {
  const backend = await startTcpProxy(url);
  const site = await serveFrontend(join(root, 'frontend'), backend.url);
  const text = async (path: string) => (await request.get(site.url + path)).text();
  expect(await text('/')).toContain(phone.label);
  await backend.disconnect();
  for (const path of ['/', '/services']) expect(await text(path), path).toContain(phone.label);
  await site.stop();
}
