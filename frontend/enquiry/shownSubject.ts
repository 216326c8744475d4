import { site } from '../content/site.ts';
import { states } from '../content/states.ts';
import { failures } from '../content/failures.ts';

const OF_NONE = [site.brand.name, states.blogNotFound, failures.unavailable.title];
const OF_ONE = /^\/(projects|blog)\/|^\/services\?(.*&)?category=/;

/** The project, post or service that a page shows, as its title names it; "" on any other page. */
export function shownSubject(address: string, title: string): string {
  const [name = ''] = title.split(' | ');
  return OF_ONE.test(address) && !OF_NONE.includes(name) ? name : '';
}

/** The address and the title may have changed in place. */
export const subjectHere = (): string => shownSubject(location.pathname + location.search, document.title);
