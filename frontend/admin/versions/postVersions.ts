import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { AdminPost } from '../../api/wire.gen.ts';
import * as z from 'zod/mini';
import { admin } from '../../content/admin/admin.ts';
import {
  type PostDraft,
  type PresentPictures,
  differingFields,
  emptyDraft,
  toPostDraft,
} from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { blocksOf } from './blocksOf.ts';
import { type Block, type VersionKind, linesOf } from './VersionKind.ts';

const postContent = z.omit(AdminPost, {
  id: true,
  updated_at: true,
  version: true,
  created_at: true,
  updated_by: true,
  card: true,
  library_alt: true,
  library_alt_texts: true,
});

/** For fields that came later than the version. */
const blank = {
  ...emptyDraft(''),
  publish_at: null,
  focal_x: null,
  focal_y: null,
  feature_image: '',
  mb_image: '',
  mobile_is_cut: false,
  is_decorative: false,
};

/** A mobile picture that was cut from the desktop one is cut again. */
function toDraft(content: Record<string, unknown>): PostDraft {
  const post = postContent.parse({ ...blank, ...content });
  const mobile = post.mobile_is_cut ? '' : post.mb_image;
  return { ...toPostDraft(post), feature_image_path: post.feature_image, mb_image_path: mobile };
}

function blocks(draft: PostDraft, field: keyof PostDraft): Block[] {
  const words = draft[field];
  if (field === 'description') return blocksOf(words);
  if (field !== 'feature_image_path' && field !== 'mb_image_path') return linesOf(words);
  return words ? [{ text: draft.alt, picture: uploadedPicture(words)?.thumbnail ?? '' }] : [];
}

export const postVersions: VersionKind<PostDraft> = {
  ...postDraftKind,
  toDraft,
  changes: (before, after) =>
    differingFields(before, after).map((field) => ({
      label: admin.form.labels[field],
      before: blocks(before, field),
      after: blocks(after, field),
    })),
};

const MIDDLE = '50';

const changed = (path: string, now: string) => (path === now ? '' : path);
const cleared = (path: string, now: string) => (path === '' && now !== '' ? 'true' : '');

type PresentFocus = Pick<AdminPost, 'focal_x' | 'focal_y'>;

/** Blank would leave the point that the same picture has now. */
function focusToSend({ focal_x: x, focal_y: y }: PostDraft, present: PresentFocus) {
  return {
    focal_x: x === '' && present.focal_x !== null ? MIDDLE : x,
    focal_y: y === '' && present.focal_y !== null ? MIDDLE : y,
  };
}

/** What the form must send to have the pictures of a version again. */
export function pathsToSend(draft: PostDraft, present: PresentPictures & PresentFocus): PostDraft {
  const mobile = present.mobile_is_cut ? '' : present.mb_image;
  const hadDesktop = draft.feature_image_path !== '';
  const isCut = hadDesktop && draft.mb_image_path === '' && mobile !== '';
  return {
    ...draft,
    feature_image_cleared: cleared(draft.feature_image_path, present.feature_image),
    mb_image_cleared: hadDesktop ? '' : cleared(draft.mb_image_path, present.mb_image),
    feature_image_path: changed(draft.feature_image_path, present.feature_image),
    mb_image_path: changed(draft.mb_image_path, mobile),
    mobile_is_cut: isCut ? 'true' : '',
    ...(draft.feature_image_path === present.feature_image && focusToSend(draft, present)),
  };
}
