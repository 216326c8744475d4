import { admin } from '../../content/admin.ts';
import { site } from '../../content/site.ts';

/** The title of the browser's tab. @param screen the title of the screen in it */
export function tabTitle(screen: string | undefined): string {
  return [screen, admin.label, site.brand.short].filter(Boolean).join(' | ');
}
