import { expect, test } from 'vitest';
import { isBuildToolUrl } from './is-build-tool-url.ts';

test.each([
  '/@fs/etc/passwd',
  '/@vite/client',
  '/%40vite/client',
  '/blog/favicon.ico',
  '/.well-known/appspecific/com.chrome.devtools.json',
  '/index.pageContext.json',
  '/blogs/index.pageContext.json?_vike=x',
  '/blogs/index.p%61geContext.json',
  '/services/favicon.ico/?x=1',
  '/index.p%61geContext.json//',
])('%s is not for the pages', (url) => {
  expect(isBuildToolUrl(url)).toBe(true);
});

test.each(['/', '/blog/@vite', '/?_vike=1'])('%s is', (url) => {
  expect(isBuildToolUrl(url)).toBe(false);
});
