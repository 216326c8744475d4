import { parse } from '@brillout/json-serializer/parse';
import type { ComponentType, ReactNode } from 'react';
import type { PageContextClient } from 'vike/types';
import { onHydrationEnd } from './+onHydrationEnd.ts';

type Layout = ComponentType<{ children: ReactNode }>;

const pages = import.meta.glob<ComponentType>(['./**/+Page.tsx', '!./admin/**'], { import: 'Page' });
const layouts = import.meta.glob<Layout>('./**/+Layout.tsx', { import: 'Layout' });

/** What Vike's own client does for a document, which weighs 15 kB more (decision 065). */
export async function startPage(): Promise<void> {
  const pageContext = readPageContext();
  const folder = `.${pageContext.pageId?.replace(/^\/pages/, '')}/`;
  const around = Object.keys(layouts).filter((file) => folder.startsWith(file.replace('+Layout.tsx', '')));
  const carrying = document.querySelector('#root font') && import('./carryOver.ts').catch(() => undefined);
  const [{ hydratePage }, Page, ...Layouts] = await Promise.all([
    import('./hydratePage.tsx'),
    pages[`${folder}+Page.tsx`]?.(),
    ...around.toSorted((a, b) => b.length - a.length).map((file) => layouts[file]?.()),
  ]);
  if (!Page) throw new Error(`There is no page in ${folder}.`);
  (await carrying)?.carryOver();
  await hydratePage(
    pageContext,
    Page,
    Layouts.filter((Layout) => Layout !== undefined),
  );
  onHydrationEnd();
}

function readPageContext(): PageContextClient {
  const written = parse(document.getElementById('vike_pageContext')?.textContent ?? '');
  if (!isPageContext(written)) throw new Error('The page came without its context.');
  return { ...written, isClientSide: true };
}

/** The server has written it, so that it needs no further check. */
function isPageContext(written: unknown): written is PageContextClient {
  return written instanceof Object && 'pageId' in written;
}
