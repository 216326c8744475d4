import { servicesAddress } from '../content/servicesPage.ts';

export function canonicalPath(pathname: string, search: Record<string, string>): string {
  if (pathname === '/services') return servicesAddress(search['category']);
  if (pathname === '/project') return '/projects';
  return pathname;
}
