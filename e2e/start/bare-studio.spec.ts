import { join } from 'node:path';
import { expect, type Page, type APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import home from '../../frontend/content/home-sections.json' with { type: 'json' };
import { adminAccount } from '../../testing/actors/admin-account.ts';
import { openInbox, readMails } from '../../testing/servers/smtp-inbox.ts';
import { makeBareStudio } from '../bare-studio/bare-studio.ts';
import { otherStudio } from '../bare-studio/other-studio.ts';
import { test } from './fixtures.ts';
import { violationsIn } from '../journeys/browser/no-violation.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  '/',
  '/blogs',
  '/contact-us',
  '/about-us',
  '/services',
  '/projects',
  '/projects/the-verandah-flat',
  '/project',
  '/disclaimer',
  '/privacy-policy',
  '/thank-you',
];

test('another studio changes studio/ and leaves out all content it may leave out', async ({
  page,
  request,
  dataDir,
  start,
}) => {
  const product = join(dataDir, 'product');
  const mailFolder = join(dataDir, 'mail');
  makeBareStudio(product);
  const mail = await openInbox(0, {}, mailFolder);
  const env = {
    SEED_DEMO: 'true',
    SMTP_URL: mail.url,
    ADMIN_EMAIL: adminAccount.email,
    ADMIN_PASSWORD: adminAccount.password,
  };
  const { url } = await start(env, product);
  await test.step('no page breaks', () => breaksNoPage(page, url));
  await test.step('pages are in its language and colours', () => speaksItsLanguage(page, request, url));
  await test.step('enquiries are answered in its words, zone and country', async () => {
    await answersEnquiries(request, url, mailFolder);
  });
  await test.step('staff have its limits and its clock', () => keepsItsLimits(page, request, url));
  await mail.stop();
});

async function breaksNoPage(page: Page, url: string): Promise<void> {
  const complaints = complaintsOf(page);
  for (const screen of screens) {
    const response = await page.goto(`${url}${screen}`);
    expect(response?.status(), screen).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
    await expect(page.getByText(/undefined|\[object|NaN/), screen).toHaveCount(0);
    const violations = await violationsIn(page);
    expect(violations, screen).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: home.team.title })).toHaveCount(0);
}

async function speaksItsLanguage(page: Page, request: APIRequestContext, url: string): Promise<void> {
  const { language } = otherStudio['locale.json'];
  const { background, theme } = otherStudio['colours.json'];
  await page.goto(`${url}/contact-us`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', theme);
  await expect(page.getByRole('main').getByText(otherStudio['working-hours.json'].text)).toBeVisible();
  const { apart } = otherStudio['consent.json'];
  await expect(page.getByRole('checkbox', { name: apart.text })).toHaveAttribute('required');
  const offers = page.getByRole('checkbox', { name: apart.offers });
  await expect(offers).not.toBeChecked();
  await expect(offers).not.toHaveAttribute('required');
  const manifest = await request.get(`${url}/manifest.webmanifest`);
  expect(await manifest.json()).toMatchObject({
    lang: language,
    background_color: background,
    theme_color: theme,
  });
  const feed = await (await request.get(`${url}/feed.xml`)).text();
  expect(feed).toContain(`xml:lang="${language}"`);
  expect(feed).toMatch(/<published>[\d-]+T00:00:00\+0[12]:00<\/published>/);
  const posts = await request.get(`${url}/api/blog`);
  expect(await posts.json()).toMatchObject({ pagination: { limit: otherStudio['page-sizes.json'].posts } });
}

async function answersEnquiries(request: APIRequestContext, url: string, mailFolder: string): Promise<void> {
  const { language, timeZone, timeZoneName } = otherStudio['locale.json'];
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone });
  const before = weekday.format();
  const sent = await request.post(`${url}/contact-us`, {
    multipart: {
      name: 'Anna Park',
      email: 'anna@example.com',
      phone: '0664 1234567',
      message: 'Two rooms in Graz.',
      consent: 'on',
      offers: 'on',
    },
  });
  const thanked = await sent.text();
  const { apart } = otherStudio['consent.json'];
  for (const words of [apart.text, apart.offers, 'You ticked this box.']) expect(thanked).toContain(words);
  const { subject, paragraphs, agreed, offers, receipt } = otherStudio['mails.json'].acknowledgement;
  await expect
    .poll(async () => (await readMails(mailFolder)).map((mail) => mail.subject))
    .toEqual(expect.arrayContaining([subject, 'Enquiry from Anna Park']));
  const mails = await readMails(mailFolder);
  const thanks = mails.find((mail) => mail.subject === subject);
  const [opening, link = ''] = thanks?.text?.split(`${receipt}\n`) ?? [];
  const asked = [...agreed.slice(1), offers.given].join('\n');
  const given = asked.replace('{words}', apart.text).replace('{channels}', apart.channels.join(', '));
  for (const words of [paragraphs.join('\n\n'), given.replace('{offers}', apart.offers)])
    expect(opening).toContain(words);
  const answer = await request.get(new URL(link).pathname.replace(/^/, `${url}/api`) + new URL(link).search);
  expect(await answer.json()).toMatchObject({
    data: { words: apart.text, offers: { words: apart.offers, given: true } },
  });
  const withdrawn = await request.post(url + new URL(link).pathname + new URL(link).search, {
    form: { act: 'withdraw' },
  });
  expect(await withdrawn.text()).toContain('about this enquiry, nor about products and offers');
  expect(thanks?.html).toContain(`<html lang="${language}">`);
  const toStudio = mails.find((mail) => mail.subject === 'Enquiry from Anna Park');
  expect(toStudio?.text).toMatch(new RegExp(`Sent: (${before}|${weekday.format()}), `));
  for (const words of ['Phone: +436641234567', `(${timeZoneName})`]) expect(toStudio?.text).toContain(words);
}

async function keepsItsLimits(page: Page, request: APIRequestContext, url: string): Promise<void> {
  const { sessionMinutes, maxPictureMegabytes } = otherStudio['limits.json'];
  const login = await request.post(`${url}/api/admin/login`, { multipart: adminAccount });
  const { token, expires_at } = z
    .object({ token: z.string(), expires_at: z.iso.datetime() })
    .parse(await login.json());
  const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(sessionMinutes - 1);
  expect(minutes).toBeLessThanOrEqual(sessionMinutes);
  const save = (form: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>) =>
    request.post(`${url}/api/admin/blog`, { headers: { Authorization: `Bearer ${token}` }, multipart: form });
  const buffer = Buffer.alloc(maxPictureMegabytes * 1024 * 1024 + 1);
  const tooLarge = await save({
    heading: 'A',
    feature_image: { name: 'a.jpg', mimeType: 'image/jpeg', buffer },
  });
  expect(tooLarge.status()).toBe(413);
  expect(await tooLarge.text()).toContain(`A picture may be at most ${maxPictureMegabytes} MB.`);
  const scheduled = await save({
    heading: 'A house with a very long name',
    status: 'scheduled',
    publish_at: '2100-07-02T09:30',
  });
  expect(await scheduled.json()).toMatchObject({
    data: { publish_at: '2100-07-02T07:30:00.000Z', slug: 'a-house-with-a-very' },
  });
  await page.goto(`${url}/admin/login`);
  await expect(page.getByText(`Sessions last ${sessionMinutes} minutes.`)).toBeVisible();
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
