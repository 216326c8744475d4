import type { PageContextServer } from 'vike/types';
import { banners } from '../../../../content/media.ts';
import { momentsOf } from '../../../../content/momentsOf.ts';
import { madeCardOf, type Subject } from '../../../../head/subject.ts';
import type { Data } from './+data.ts';

export function subject({ data: { post } }: PageContextServer<Data>): Subject {
  return {
    card: madeCardOf(post.card, post.alt, banners.blogs),
    name: post.heading,
    article: {
      heading: post.heading,
      keywords: post.meta_keywords,
      ...momentsOf(post),
    },
  };
}
