import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { isScreen } from '../../admin/screens.ts';

/** An address below /admin that is no screen is missing like any other, and one that the staff's router cannot read. */
export function guard({ urlPathname, urlOriginal }: PageContextServer): void {
  if (!isScreen(urlPathname) || !urlOriginal.startsWith('/admin')) throw render(404);
}
