import type { APIRequestContext } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';

type Part = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A page as it comes from the server, for those who read it without running it. */
export interface ServedPage {
  title: string;
  all: (tag: string, within?: Part) => Part[];
  /** Of the element of the head that has an attribute of this value; "" where there is none. */
  meta: (name: 'name' | 'property', value: string) => string;
  link: (relation: string) => string;
  textOf: (part: Part) => string;
}

export async function readPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  return parsePage(await (await request.get(path)).text());
}

export function parsePage(html: string): ServedPage {
  const document = parseDocument(html);
  const all: ServedPage['all'] = (tag, within) =>
    DomUtils.getElementsByTagName(tag, within ?? document.children);
  const attribute = (tag: string, key: string, value: string, wanted: string) =>
    all(tag).find(({ attribs }) => attribs[key] === value)?.attribs[wanted] ?? '';
  return {
    title: all('title').map(DomUtils.textContent).join(),
    all,
    meta: (name, value) => attribute('meta', name, value, 'content'),
    link: (relation) => attribute('link', 'rel', relation, 'href'),
    textOf: DomUtils.textContent,
  };
}

export async function addressesInSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return addresses.map((address) => address.replaceAll('&amp;', '&'));
}
