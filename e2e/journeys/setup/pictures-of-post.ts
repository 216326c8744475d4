import { type APIRequestContext, expect } from '@playwright/test';
import type { SavedPost } from '../../../testing/actors/api-answers.ts';
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
