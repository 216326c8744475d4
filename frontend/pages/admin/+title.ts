import type { PageContext } from 'vike/types';
import { tabTitle } from '../../admin/kit/tabTitle.ts';
import { titleAt } from '../../admin/routes.ts';

export function title({ urlPathname }: PageContext): string {
  return tabTitle(titleAt(urlPathname));
}
