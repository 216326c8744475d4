import { expect, test } from 'vitest';
import { withLightSheet } from './light-sheet.ts';

const names = ['lightbox.B1.css', 'light.A-1.css.br', 'light.A-1.css', 'lists.C.css'];

test('a light page names the sheet of held pictures after its own', () => {
  const html = withLightSheet('<head><link href="/a.css"></head>', () => names);
  expect(html).toBe(
    '<head><link href="/a.css"><link rel="stylesheet" type="text/css" href="/assets/static/light.A-1.css"></head>',
  );
});
