import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { titleAt } from '../../admin/routes.ts';

/** The second check: the admin's router reads the address as it was sent. */
export function guard({ urlPathname, urlOriginal }: PageContextServer): void {
  if (!titleAt(urlPathname) || !urlOriginal.startsWith('/admin')) throw render(404);
}
