import { expect, test } from 'vitest';
import { readPost, readPreview } from './posts.ts';

test.each(['.', '..'])(
  'a post named "%s", which in a path means another place, is not asked for',
  async (slug) => {
    const asked: string[] = [];
    const ask = async (path: string) => {
      asked.push(path);
      return { status: 200, body: {} };
    };
    expect(await readPost(slug, ask)).toBeUndefined();
    expect(await readPreview(slug, ask)).toBeUndefined();
    expect(asked).toEqual([]);
  },
);
