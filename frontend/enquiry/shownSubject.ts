import { site } from '../content/site.ts';
import { system } from '../content/system.ts';

const OF_ONE = /^\/(projects|blog)\/|[?&]category=/;

/** The project, post or service that a page shows, as its title names it; "" on any other page. */
export function shownSubject(address: string, title: string): string {
  const [name = ''] = title.split(' | ');
  const isNamed = name !== site.brand.name && name !== system.states.blogNotFound;
  return OF_ONE.test(address) && isNamed ? name : '';
}

/** The address and the title may have changed in place. */
export const subjectHere = (): string => shownSubject(location.pathname + location.search, document.title);
