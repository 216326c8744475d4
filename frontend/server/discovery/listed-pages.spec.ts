import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import sitePages from '../../content/site-pages.json' with { type: 'json' };
import { listedPages } from './listed-pages.ts';

const FOLDER = new URL('../../pages/', import.meta.url).pathname;

test('the sitemap lists the pages that are named as listed', () => {
  const paths = new Set(listedPages().map(({ path }) => path.replace(/\?.*/, '')));
  expect([...paths]).toEqual(sitePages.listed);
});

test('every page is named, so that a link to it is known', () => {
  const folders = globSync('**/+Page.tsx', { cwd: FOLDER }).map(dirname);
  const paths = folders.map((folder) => `/${folder}`.replaceAll(/\/\([^)]+\)/g, '').replace('/index', '/'));
  const named = paths.filter((path) => !/@|^\/(admin|_error)/.test(path));
  expect(named.toSorted()).toEqual([...sitePages.listed, ...sitePages.others].toSorted());
});
