import type { PageContext } from 'vike/types';
import { site } from '../../../content/site.ts';
import type { Data } from './+data.ts';

export const description = ({ data: { intro } }: PageContext<Data>): string => intro || site.brand.claim;
