import type { PageContext } from 'vike/types';
import { site } from '../../../../content/site.ts';
import type { Data } from './+data.ts';

export const title = ({ data }: PageContext<Data>) => data.post.meta_title || site.brand.defaultTitle;
