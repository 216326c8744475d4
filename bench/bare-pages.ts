// The pages' baseline: node:http and renderToString with the markup of the product's own pages.
import { createServer, type ServerResponse } from 'node:http';
import { type ChildNode, isTag, isText } from 'domhandler';
import { attributesToProps, htmlToDOM } from 'html-react-parser';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const SITE = process.env['SITE'] ?? '';
/** Text inside these is not escaped, and React takes it as HTML. */
const RAW_TEXT = new Set(['script', 'style']);

const pages = new Map<string, () => ReactNode>();
const server = createServer((request, response) => void answer(pathOf(request.url), response));
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ listening: true }));
process.on('disconnect', () => process.exit());

function pathOf(url = '/'): string {
  return url.split('?', 1)[0] ?? '/';
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  const elements = await page(path);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!DOCTYPE html>${renderToString(elements())}`);
}

/** Creates the page's elements for every request, as components do. */
async function page(path: string): Promise<() => ReactNode> {
  const known = pages.get(path);
  if (known) return known;
  const html = await (await fetch(SITE + path)).text();
  const document = htmlToDOM(html).map((node) => maker(node));
  const made = (): ReactNode => document.map((make) => make());
  pages.set(path, made);
  return made;
}

function maker(node: ChildNode): () => ReactNode {
  if (isText(node)) return () => node.data;
  if (!isTag(node)) return () => null;
  const props = attributesToProps(node.attribs, node.name);
  const [only] = node.children;
  if (RAW_TEXT.has(node.name) && only && isText(only)) {
    const raw = { ...props, dangerouslySetInnerHTML: { __html: only.data } };
    return () => createElement(node.name, raw);
  }
  const children = node.children.map((child) => maker(child));
  return () => createElement(node.name, props, ...children.map((make) => make()));
}
