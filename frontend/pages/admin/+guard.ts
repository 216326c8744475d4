import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { isScreen } from '../../admin/screens.ts';

/** An address below /admin that is no screen is missing like any other. */
export function guard(pageContext: PageContextServer): void {
  if (!isScreen(pageContext.urlPathname)) throw render(404);
}
