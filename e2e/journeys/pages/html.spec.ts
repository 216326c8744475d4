import { expect } from '@playwright/test';
import { publicPages } from '../../site/public-pages.ts';
import { test } from '../setup/fixtures.ts';
import { readPage } from '../browser/served-page.ts';

const withPicture = publicPages.filter(([name]) => !/disclaimer|privacy/.test(name));

test('every page names its first picture with all that a browser needs to fetch the right file at once', async ({
  request,
}) => {
  for (const [, path] of withPicture) {
    const { all } = await readPage(request, path);
    const first = all('main')
      .flatMap((main) => all('picture', main))
      .map((picture) => ({ sources: all('source', picture), images: all('img', picture) }))
      .find(({ images }) => images.some(({ attribs }) => attribs['fetchpriority'] === 'high'));
    expect.soft(first?.images[0]?.attribs, path).toMatchObject({
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
    });
    expect.soft(first?.images[0]?.attribs['loading'], path).not.toBe('lazy');
    const offered = [...(first?.sources ?? []), ...(first?.images ?? [])];
    const isChoice = offered.some(({ attribs }) => attribs['srcset'] && attribs['sizes']);
    expect.soft(isChoice, path).toBe(true);
  }
});

test('every page has every picture with a text, as AVIF and as WebP', async ({ request }) => {
  for (const [, path] of publicPages) {
    const { all } = await readPage(request, path);
    for (const { attribs } of all('img')) {
      expect.soft(attribs['src'], path).toBeTruthy();
      expect.soft(attribs, path).toHaveProperty('alt');
    }
    const pictures = all('picture');
    for (const picture of pictures) {
      const sources = all('source', picture).map(({ attribs }) => attribs);
      expect
        .soft(
          sources.map(({ type }) => type),
          path,
        )
        .toContain('image/avif');
      const files = [...sources, ...all('img', picture).map(({ attribs }) => attribs)];
      expect.soft(JSON.stringify(files), path).toContain('.webp');
    }
    const inPictures = new Set(pictures.flatMap((picture) => all('img', picture)));
    // A drawing is one file for every width.
    const alone = all('main')
      .flatMap((main) => all('img', main))
      .filter((image) => !inPictures.has(image) && !image.attribs['src']?.endsWith('.svg'));
    expect
      .soft(
        alone.map(({ attribs }) => attribs['src']),
        path,
      )
      .toEqual([]);
  }
});
