import { expect, test } from 'vitest';
import type { ApiClient } from './apiClient.ts';
import { getProjectPictures } from './projects.ts';

test.each([
  ['anchor', 'project-pictures?p=pale-ash.04&by=anchor'],
  [undefined, 'project-pictures?p=pale-ash.04'],
])('pictures whose names begin with the %s are asked for as such', async (by, asked) => {
  const requested: string[] = [];
  const api: ApiClient = {
    get: async (path) => {
      requested.push(path);
      return { status: 200, body: { data: [] } };
    },
  };
  await getProjectPictures('pale-ash.04', by, api);
  expect(requested).toEqual([asked]);
});
