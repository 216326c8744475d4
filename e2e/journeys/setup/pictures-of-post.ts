import { type APIRequestContext, expect } from '@playwright/test';
import { type SavedPost, insertedPicture } from '../../../testing/actors/api-answers.ts';
import { staffToken } from './fixtures.ts';
import { photographFile } from './project-fixtures.ts';

/** One for wide screens, from which the one for phones is cut, and its description. */
export async function addPictures(request: APIRequestContext, { id }: SavedPost): Promise<void> {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const multipart = {
    feature_image: await photographFile('floor.jpg', 1200, 800),
    alt: 'A floor of terrazzo',
  };
  const saved = await request.post(`/api/admin/blog/${id}/update`, { headers, multipart });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Adds pictures of these widths and heights to its text. */
export async function addToText(
  request: APIRequestContext,
  { id }: SavedPost,
  sizes: [width: number, height: number][],
): Promise<void> {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  let description = '<p>Looked at closely.</p>';
  for (const [width, height] of sizes) {
    const multipart = { file: await photographFile('detail.jpg', width, height) };
    const inserted = await request.post('/api/admin/blog/proxyfile', { headers, multipart });
    const { file } = insertedPicture.parse(await inserted.json());
    description += `<p><img src="${file}" alt="Of ${width} by ${height}"></p>`;
  }
  const saved = await request.post(`/api/admin/blog/${id}/update`, { headers, multipart: { description } });
  expect(saved.ok(), await saved.text()).toBe(true);
}
