import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { htmlAttacks as attacks } from '../../../testing/attacks/html-attacks.ts';
import { staffToken, test } from '../setup/fixtures.ts';
import { someAddress } from '../../../testing/actors/visitor.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });
/** The text of a post on the public page, which begins with a mark. */
const body = (page: Page) => page.getByText('No 0', { exact: true }).locator('..');
/** A query nobody has used: NGINX's cache does not know what is written into the database. */
const freshly = (slug: string) => `/blog/${slug}?${randomUUID()}`;
const encode = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What a script would give itself away by. */
function alarmOf(page: Page): string[] {
  const alarm: string[] = [];
  page.on('dialog', (dialog) => {
    alarm.push(dialog.message());
    void dialog.dismiss();
  });
  return alarm;
}

/** Elements, handlers and addresses that could still run something, at once or when they are pressed. */
function harmsIn(text: Locator): Promise<string[]> {
  return text.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...[...element.attributes].flatMap(({ name }) =>
        /^(on|style$|srcdoc$|formaction$)/.test(name) ? [name] : [],
      ),
      ...(/^(script|style|iframe|object|embed|svg|math|form|base|meta|link|template)$/i.test(element.tagName)
        ? [element.tagName]
        : []),
      ...(element instanceof HTMLAnchorElement &&
      element.href &&
      !/^(https?|mailto|tel|about):/.test(element.href)
        ? [element.href]
        : []),
    ]),
  );
}

test.describe('With the policy of the page switched off, so that the cleaning alone must hold', () => {
  test.use({ bypassCSP: true });

  test('no attack that was saved runs on the public page or in the editor', async ({
    staffPage: page,
    post,
    request,
    rows,
  }) => {
    expect(attacks.length).toBeGreaterThanOrEqual(150);
    // Behind NGINX each save refreshes a dozen cached pages.
    test.slow();
    const Authorization = `Bearer ${await staffToken(request)}`;
    let saved = '';
    for (const [number, attack] of attacks.entries()) {
      // More in a minute than anybody may save from one address.
      const headers = { Authorization, 'X-Forwarded-For': someAddress() };
      const multipart = { description: `<p>No ${number}</p>${attack}` };
      const response = await request.post(`/api/admin/blog/${post.id}/update`, { headers, multipart });
      const { data } = await response.json();
      expect(data.description).toContain(`&lt;p&gt;No ${number}`);
      saved += data.description;
      // The history that other tests look into stays short.
      await rows(`DELETE FROM audit_entry WHERE action = 'blog changed' AND subject_id = $1`, `${post.id}`);
    }
    await rows('UPDATE blog_post SET description = $1 WHERE id = $2', saved, post.id);

    const alarm = alarmOf(page);
    await page.goto(freshly(post.slug));
    await expect(body(page).getByText(`No ${attacks.length - 1}`)).toBeVisible();
    expect(await harmsIn(body(page))).toEqual([]);
    await page.goto(`/admin/edit-blog/${post.id}`);
    await expect(content(page).getByText(`No ${attacks.length - 1}`)).toBeVisible();
    expect(await harmsIn(content(page))).toEqual([]);
    expect(alarm).toEqual([]);
  });

  test('no attack that is pasted runs in the editor', async ({ staffPage: page }) => {
    const alarm = alarmOf(page);
    await page.goto('/admin/add-blog');
    await content(page).focus();
    await content(page).evaluate((element, all) => {
      for (const attack of all) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', `${attack}<p>and words</p>`);
        element.dispatchEvent(
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
        );
      }
    }, attacks);
    await expect(content(page).getByText('and words').first()).toBeVisible();
    expect(await harmsIn(content(page))).toEqual([]);
    expect(alarm).toEqual([]);
  });

  test('an attack that came into the database past the cleaning is noticed by these tests', async ({
    page,
    post,
    rows,
  }) => {
    const raw = encode('<p>No 0</p><img src="/nothing.png" onerror="alert(1)">');
    await rows('UPDATE blog_post SET description = $1 WHERE id = $2', raw, post.id);
    const alarm = alarmOf(page);
    await page.goto(freshly(post.slug));
    await expect.poll(() => alarm).toEqual(['1']);
    expect(await harmsIn(body(page))).toEqual(['onerror']);
  });
});

test('an attack that came into the database past the cleaning is stopped by the policy of the page', async ({
  page,
  post,
  rows,
}) => {
  const raw = encode(attacks.join('\n').replaceAll('\0', ''));
  await rows('UPDATE blog_post SET description = $1 WHERE id = $2', raw, post.id);
  const alarm = alarmOf(page);
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto(freshly(post.slug));
  await expect.poll(() => refused.some((text) => text.includes('Content Security Policy'))).toBe(true);
  expect(alarm).toEqual([]);
});
