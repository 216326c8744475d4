import { expect, test } from 'vitest';
import { withoutPreloads } from './without-preloads.ts';

const kept = [
  '<link rel="preload" href="/assets/static/newsreader-display.1a2b.woff2" as="font" type="font/woff2" crossorigin="">',
  '<link rel="preload" as="image" media="(min-width: 48em)" href="/assets/pictures/a.avif">',
  '<link rel="stylesheet" type="text/css" href="/assets/static/basics.css">',
  '<script src="/assets/entries/a.js" type="module" async></script>',
];

const script = '<link rel="modulepreload" href="/assets/chunks/a.js" as="script" type="text/javascript">';

test('the first font, pictures, styles and the page’s own script are left in the head', () => {
  expect(withoutPreloads(kept.join(''))).toBe(kept.join(''));
});

test('scripts are kept for when the page is wanted', () => {
  expect(withoutPreloads(`<head>${script}${kept.join('')}</head><body></body>`)).toBe(
    `<head>${kept.join('')}</head><body><template id="preloads"><link rel="modulepreload" href="/assets/chunks/a.js"></template></body>`,
  );
});

test.each([
  '<link rel="modulepreload" href="/assets/entries/a.js" as="script" type="text/javascript">',
  '<link rel="preload" href="/assets/static/newsreader-display-accents.1a2b.woff2" as="font" type="font/woff2" crossorigin="">',
  '<link rel="preload" href="/assets/static/hanken-grotesk.1a2b.woff2" as="font" type="font/woff2" crossorigin="">',
])('%s is left out', (tag) => {
  expect(withoutPreloads(`<head>\n  ${tag}</head>`)).toBe('<head></head>');
});
