import { categoryKeys, isCategory } from './is-category.js';

describe('a category', () => {
  const keys = categoryKeys({ categories: [{ key: 'interior-design' }, { key: 'gardens' }] });

  it.each(['', 'interior-design', 'gardens'])('is each of the content, or none: %j', (key) =>
    expect(isCategory(key, keys)).toBe(true),
  );

  it('is nothing else', () => expect(isCategory('kitchens', keys)).toBe(false));
});
