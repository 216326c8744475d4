import { readAdminPost } from '../../api/adminPosts.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import {
  type ChosenPictures,
  type PostDraft,
  type PresentPictures,
  picturesAfter,
  toPostDraft,
} from '../draft/postDraft.ts';
import { pathsToSend } from '../versions/postVersions.ts';

/** With the pictures that a save would leave, as a version has them; a chosen file goes by its name. */
export function seenDraft(
  draft: PostDraft,
  present: PresentPictures | undefined,
  { feature_image, mb_image }: ChosenPictures = {},
): PostDraft {
  const after = picturesAfter(draft, present);
  const isCut = draft.mb_image_path === '' && (draft.mobile_is_cut !== '' || after?.mobile_is_cut);
  return {
    ...draft,
    feature_image_path: feature_image?.name ?? after?.feature_image ?? '',
    mb_image_path: mb_image?.name ?? (isCut ? '' : (after?.mb_image ?? '')),
    feature_image_cleared: '',
    mb_image_cleared: '',
    mobile_is_cut: '',
  };
}

/** What the form holds, and sends, to have that over what is saved. */
export function heldDraft(seen: PostDraft, post: AdminPost, chosen: ChosenPictures) {
  const { feature_image, mb_image } = chosen;
  const pictures = {
    feature_image: seen.feature_image_path === feature_image?.name ? feature_image : undefined,
    mb_image: seen.mb_image_path === mb_image?.name ? mb_image : undefined,
  };
  const draft = pathsToSend(seen, post);
  return {
    pictures,
    draft: {
      ...draft,
      ...(pictures.feature_image && { feature_image_path: '' }),
      ...(pictures.mb_image && { mb_image_path: '' }),
    },
  };
}

export async function readTheirPost(token: string, id: string, signal: AbortSignal) {
  const post = await readAdminPost(token, id, signal);
  const { version, updated_by } = post;
  return { version, updated_by, draft: seenDraft(toPostDraft(post), post), post };
}
export type TheirPost = Awaited<ReturnType<typeof readTheirPost>>;
