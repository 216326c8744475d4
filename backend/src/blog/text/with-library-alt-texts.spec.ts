import { decodeDescription, encodeDescription } from './description.js';
import { withLibraryAltTexts } from './with-library-alt-texts.js';

it('markup in an alt text of the library stays words', async () => {
  const src = `uploads/${'0'.repeat(32)}-800x600.webp`;
  const library = { altTexts: async () => new Map([[src, 'Oak & <img src="x" onerror="y">']]) };
  const post = { description: encodeDescription(`<p><img src="/api/${src}" alt=""></p>`) };
  const { description } = await withLibraryAltTexts(post, library);
  expect(decodeDescription(description)).toBe(
    `<p><img src="/api/${src}" alt="Oak &amp; &lt;img src=&quot;x&quot; onerror=&quot;y&quot;&gt;"></p>`,
  );
});
