import type { PageContextClient } from 'vike/types';
import { hydratePage } from './hydratePage.tsx';

/** For what Vike's own client starts: the staff area, and every page in development. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  const { Page, config } = pageContext;
  if (Page) await hydratePage(pageContext, Page, config.Layout ?? []);
}
