import { isCategory } from './is-category.js';

vi.mock('node:fs', () => ({
  readFileSync: () => JSON.stringify({ categories: [{ key: 'interior-design' }, { key: 'gardens' }] }),
}));

describe('a category', () => {
  it.each(['', 'interior-design', 'gardens'])('is each of the content, or none: %j', (key) =>
    expect(isCategory(key)).toBe(true),
  );

  it('is nothing else', () => expect(isCategory('kitchens')).toBe(false));
});
