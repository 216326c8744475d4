import { expect, test } from 'vitest';
import { heldPictures } from './heldPictures.ts';

test('a picture of the site becomes a link to its file, which keeps its room and no more', () => {
  const html = heldPictures('<p>a</p><img src="/api/uploads/ab-800x600.webp" alt="Oak &amp; lime"><p>b</p>', {
    'uploads/ab-800x600.webp': 95_600,
  });
  expect(html).toBe(
    '<p>a</p><a class="held-picture" href="/api/uploads/ab-800x600.webp" style="aspect-ratio:800/600;max-width:min(800px,150svh*800/600)">' +
      '<span>Full picture, 96 kB<span class="vh">: Oak &amp; lime</span></span></a><p>b</p>',
  );
});

test('a description may have angles, which make no tags', () => {
  const html = heldPictures('<p><img alt="Oak > <b>ash</b>" src="https://example.com/a.png">b</p>', {});
  expect(html).toBe(
    '<p><a class="held-picture" href="https://example.com/a.png"><span>Full picture<span class="vh">: Oak &gt; &lt;b&gt;ash&lt;/b&gt;</span></span></a>b</p>',
  );
});

test('a picture of another site becomes a link to it, and nothing is asked of that site', () => {
  const html = heldPictures('<img alt="" src="https://example.com/a.png">', {});
  expect(html).toBe('<a class="held-picture" href="https://example.com/a.png"><span>Full picture</span></a>');
});

test.each([
  ['its own words', '<strong>The whole flat</strong>', 'Oak', '<strong>The whole flat</strong>'],
  ['those of the picture', ' &nbsp;<br>', 'Oak &amp; lime', 'Oak &amp; lime'],
  ['a sentence', '', '', 'Open what this picture leads to'],
])('what a picture led to stands behind it as a link with %s', (_, inside, alt, words) => {
  const link = '<a href="/services" target="_blank" rel="noopener noreferrer">';
  const html = heldPictures(
    `<p>${link}<img src="https://example.com/a.png" alt="${alt}">${inside}</a></p>`,
    {},
  );
  const name = alt && `<span class="vh">: ${alt}</span>`;
  expect(html).toBe(
    `<p><a class="held-picture" href="https://example.com/a.png"><span>Full picture${name}</span></a>${link}${words}</a></p>`,
  );
});

test('the words of a picture make no tags in the link behind it', () => {
  const html = heldPictures('<a href="/services"><img src="https://example.com/a.png" alt="<b>Oak"></a>', {});
  expect(html).toContain('<a href="/services">&lt;b&gt;Oak</a>');
});
