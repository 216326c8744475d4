import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

export const description = ({ data: { post } }: PageContext<Data>) =>
  post.meta_description || post.short_description || post.heading;
