import { expect } from '@playwright/test';
import { publicPages } from '../../site/public-pages.ts';
import { test } from '../setup/fixtures.ts';
import { readPage } from '../browser/served-page.ts';

const withPicture = publicPages.filter(([name]) => !/disclaimer|privacy/.test(name));

for (const [name, path] of withPicture) {
  test(`${name} names its first picture with all that a browser needs to fetch the right file at once`, async ({
    request,
  }) => {
    const { all } = await readPage(request, path);
    const first = all('main')
      .flatMap((main) => all('picture', main))
      .map((picture) => ({ sources: all('source', picture), images: all('img', picture) }))
      .find(({ images }) => images.some(({ attribs }) => attribs['fetchpriority'] === 'high'));
    expect(first?.images[0]?.attribs).toMatchObject({
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
    });
    expect(first?.images[0]?.attribs['loading']).not.toBe('lazy');
    const offered = [...(first?.sources ?? []), ...(first?.images ?? [])];
    expect(offered.some(({ attribs }) => attribs['srcset'] && attribs['sizes'])).toBe(true);
  });
}

for (const [name, path] of publicPages) {
  test(`${name} has every picture with a text, as AVIF and as WebP`, async ({ request }) => {
    const { all } = await readPage(request, path);
    for (const { attribs } of all('img')) {
      expect(attribs['src']).toBeTruthy();
      expect(attribs).toHaveProperty('alt');
    }
    const pictures = all('picture');
    for (const picture of pictures) {
      const sources = all('source', picture).map(({ attribs }) => attribs);
      expect(sources.map(({ type }) => type)).toContain('image/avif');
      const files = [...sources, ...all('img', picture).map(({ attribs }) => attribs)];
      expect(JSON.stringify(files)).toContain('.webp');
    }
    const inPictures = new Set(pictures.flatMap((picture) => all('img', picture)));
    // A drawing is one file for every width.
    const alone = all('main')
      .flatMap((main) => all('img', main))
      .filter((image) => !inPictures.has(image) && !image.attribs['src']?.endsWith('.svg'));
    expect(alone.map(({ attribs }) => attribs['src'])).toEqual([]);
  });
}
