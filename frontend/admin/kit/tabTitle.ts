import { admin } from '../../content/admin/admin.ts';
import { site } from '../../content/site.ts';

export function tabTitle(screen: string | undefined): string {
  return [screen, admin.label, site.brand.short].filter(Boolean).join(' | ');
}
