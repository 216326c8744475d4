// @vitest-environment jsdom
import { act, type ComponentType, lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageContext } from 'vike/types';
import { TextArea } from '../components/Field.tsx';
import { hydratePage } from './hydratePage.tsx';

const isPageContext = (context: object): context is PageContext => 'pageId' in context;
const question = (name: string) => <TextArea id={name} label={name} defaultValue="A home of 1,500 sq ft." />;
const Below = () => question('Below');
const pageWith = (Part: ComponentType) => () => (
  <>
    {question('Message')}
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  </>
);

let load = (_script: { default: ComponentType }) => {};
const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const field = (label: string) =>
  [...document.querySelectorAll('textarea')].find(({ labels }) => labels[0]?.textContent === label);

function type(label: string, words: string): void {
  const area = field(label);
  if (area) area.value += words;
}

test('what is typed into a filled message stays when the page, or a part of it, begins to answer', async () => {
  const Page = pageWith(Below);
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const context = { pageId: '/pages/contact-us' };
  type('Message', ' We have a cat.');
  await act(async () => void (isPageContext(context) && hydratePage(context, pageWith(Late), [])));
  type('Below', ' And a dog.');
  await act(async () => load({ default: Below }));
  expect([field('Message')?.value, field('Below')?.value]).toEqual([
    'A home of 1,500 sq ft. We have a cat.',
    'A home of 1,500 sq ft. And a dog.',
  ]);
});
