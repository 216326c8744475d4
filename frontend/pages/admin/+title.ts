import type { PageContext } from 'vike/types';
import { screenTitle } from '../../admin/screens.ts';

export function title({ urlPathname }: PageContext): string {
  return screenTitle(urlPathname);
}
