import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const sheets: Record<string, string> = { '/a.css': 'a{color:red}', '/b.css': 'b{background:url("$&")}' };
const link = (address: string) => `<link rel="stylesheet" type="text/css" href="${address}">`;
const read = (address: string) => sheets[address] ?? '';

test('the styles of a page stand in its HTML in their order, after all else in the head', () => {
  const { html } = inlineStyles(
    `<head>${link('/a.css')}\n${link('/b.css')}<title>T</title></head><body></body>`,
    read,
  );
  expect(html).toMatch(/^<head><title>T<\/title><style>a\{color:red\}b\{background:url\("\$&"\)\}<\/style>/);
});

test('a policy with the hash allows exactly these styles', () => {
  const { html, styleHash } = inlineStyles(`<head>${link('/a.css')}</head>`, read);
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
  expect(styleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`);
});

test('scripts find the style sheets after all that is shown, and browsers do not load them', () => {
  const { html } = inlineStyles(`<head>${link('/a.css')}</head><body><main></main></body>`, read);
  expect(html).toContain('<body><main></main><link rel="stylesheet" href="/a.css" disabled></body>');
});

test('a page without style sheets stays as it is', () => {
  expect(inlineStyles('<head></head>', read)).toEqual({ html: '<head></head>' });
});
