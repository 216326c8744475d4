// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanForeignMarkup } from './foreignMarkup.ts';

const box = '<img src="data:image/png;base64,aaaa" alt="unchecked" aria-roledescription="checkbox">';
const item = (more: string) => `<li role="checkbox" aria-checked="false"><p>Sockets${more}</p></li>`;
const docs = (list: string) => `<b id="docs-internal-guid-0f0f"><ul>${list}</ul></b>`;

function cleaned(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  cleanForeignMarkup(page);
  return page.body.innerHTML;
}

test('a checklist from Google Docs is pasted without pictures of its boxes', () => {
  const picture = '<img src="https://lh7.example/plan.png">';
  const pasted = item(picture).replace('<p>', `${box}<p>`);
  expect(cleaned(docs(pasted))).toBe(docs(item(picture)));
});
