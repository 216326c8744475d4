import type { PageContextServer } from 'vike/types';
import { isScreen } from '../../admin/screens.ts';

/** An address below /admin that is no screen is answered 404, by the staff area's own page. */
export function guard(pageContext: PageContextServer): void {
  if (!isScreen(pageContext.urlPathname)) pageContext.statusCode = 404;
}
