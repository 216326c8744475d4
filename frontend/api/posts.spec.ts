import { expect, test } from 'vitest';
import type { ApiClient } from './apiClient.ts';
import { getPost, getPreview } from './posts.ts';

test.each(['.', '..'])(
  'a post named "%s", which in a path means another place, is not requested',
  async (slug) => {
    const requested: string[] = [];
    const api: ApiClient = {
      get: async (path) => {
        requested.push(path);
        return { status: 200, body: {} };
      },
    };
    expect(await getPost(slug, api)).toBeUndefined();
    expect(await getPreview(slug, api)).toBeUndefined();
    expect(requested).toEqual([]);
  },
);
