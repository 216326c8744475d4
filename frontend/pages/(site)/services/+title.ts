import type { PageContext } from 'vike/types';
import { servicesTitle } from '../../../content/servicesPage.ts';

export const title = ({ urlParsed, overrides }: PageContext): string =>
  servicesTitle(urlParsed.search['category'], overrides);
