import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';

/** Of a machine that is not on the public Internet: the site asks it for nothing. */
const PRIVATE_PICTURE = 'http://127.0.0.1:9/room.jpg';

function itemOf(link: string, id: number, title: string, content: string): string {
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link>
    <content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id>
    <wp:post_date>2019-05-04 10:11:12</wp:post_date><wp:post_type>post</wp:post_type>
    <wp:status>publish</wp:status></item>`;
}

test('an export is chosen, followed to its end and reported, its posts stand where their old addresses lead, and it is taken back', async ({
  staffPage,
  request,
  rows,
}, { testId }) => {
  const site = `http://${testId.toLowerCase()}.example`;
  const number = Date.now() % 1e9;
  const [whole, partial, numbered] = [`Whole ${testId}`, `Partial ${testId}`, `Numbered ${testId}`];
  const items = [
    itemOf(`${site}/2019/05/old-${number}/`, number, whole, 'Oak and linen.'),
    itemOf(
      `${site}/2019/05/old-${number + 1}/`,
      number + 1,
      partial,
      `<img src="${PRIVATE_PICTURE}" alt="A room">`,
    ),
    itemOf(`${site}/?p=${number}`, number + 2, numbered, 'Brass and cane.'),
  ];
  const xml = `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c"><channel><link>${site}</link>
    <wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;
  await staffPage.goto('/admin/import');
  await staffPage
    .getByLabel('Choose the export')
    .setInputFiles({ name: 'blog.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  const question = staffPage.getByRole('dialog', { name: 'How should the blogs come in?' });
  await expect(question.getByLabel('As drafts')).toBeChecked();
  await question.getByLabel('On the site, as they were published').check();
  await question.getByRole('button', { name: 'Import them' }).click();
  await expect(staffPage.getByText('Everything is done.')).toBeVisible();
  await expect(staffPage.getByRole('row', { name: whole })).toContainText('On the site, or scheduled');
  const draft = staffPage.getByRole('row', { name: partial });
  await expect(draft).toContainText('Draft');
  await expect(draft).toContainText(`The picture ${PRIVATE_PICTURE} could not be fetched`);
  const old = await request.get(`/2019/05/old-${number}`);
  expect(old.url()).toMatch(/\/blog\/whole-/);
  expect(await old.text()).toContain('Oak and linen.');
  const byNumber = await request.get(`/?p=${number}`);
  expect(await byNumber.text()).toContain('Brass and cane.');
  const ahead = await request.get(`/?p=${number}`, { headers: { 'Sec-Purpose': 'prefetch;prerender' } });
  expect([ahead.status(), ahead.headers()['cache-control']]).toEqual([404, 'no-store']);
  await staffPage.keyboard.press('Escape');
  await expect(staffPage).toHaveURL('/admin');
  await staffPage.goBack();
  await staffPage.getByRole('link', { name: whole }).click();
  await expect(staffPage.getByLabel('Title', { exact: true })).toHaveValue(whole);
  await staffPage.goBack();
  await staffPage.getByRole('button', { name: 'Take this import back' }).click();
  const takingBack = staffPage.getByRole('dialog', { name: 'Take this import back?' });
  await expect(takingBack).toContainText('3 blogs go into the bin');
  await takingBack.getByRole('button', { name: 'Take it back' }).click();
  await expect(staffPage.getByText('3 blogs are in the bin.')).toBeVisible();
  await expect(staffPage.getByRole('row', { name: whole })).toContainText('Taken back, in the bin');
  expect((await request.get(`/2019/05/old-${number}`)).status()).toBe(404);
  await rows('DELETE FROM blog_post WHERE heading = ANY($1)', [whole, partial, numbered]);
  const paths = [`/2019/05/old-${number}`, `/2019/05/old-${number + 1}`, `/?p=${number}`];
  await rows('DELETE FROM redirect WHERE from_path = ANY($1)', paths);
  await rows('DELETE FROM import_run WHERE site = $1', site);
});
