import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { titleAt } from '../../admin/routes.ts';

/** An address below /admin without a screen is missing like any other, and so is one that the admin's router cannot read. */
export function guard({ urlPathname, urlOriginal }: PageContextServer): void {
  if (!titleAt(urlPathname) || !urlOriginal.startsWith('/admin')) throw render(404);
}
