import type { PageContextServer } from 'vike/types';
import { uploadedCard } from '../../../../api/uploadedPicture.ts';
import { banners } from '../../../../content/media.ts';
import { socialPictureOf, type Subject } from '../../../../head/subject.ts';
import type { Data } from './+data.shared.ts';

export function subject({ data: { post } }: PageContextServer<Data>): Subject {
  const path = uploadedCard(post.feature_image) ?? uploadedCard(post.mb_image);
  return {
    card: path ? { path, alt: post.alt } : socialPictureOf(banners.blogs),
    name: post.heading,
    article: {
      heading: post.heading,
      keywords: post.meta_keywords,
      published: post.date_at,
      updated: post.updated_at,
    },
  };
}
