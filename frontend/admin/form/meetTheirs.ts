import { unsentIn } from '../draft/keepUnsent.ts';
import { readAdminPost } from '../../api/adminPosts.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import type { Sides } from '../compare/Sides.ts';
import { type ChosenPictures, type PostDraft, toPostDraft } from '../draft/postDraft.ts';
import type { PostFormState } from './PostFormContext.ts';
import { pathsToSend, postVersions } from '../versions/postVersions.ts';
import { ownStatus } from '../writing/ownStatus.ts';
import { versionBegun } from '../drafts/versionBegun.ts';
import { readBegun } from '../versions/readBegun.ts';

interface TheirPost {
  post: AdminPost;
  /** With its pictures, as a version has them. */
  draft: PostDraft;
}

interface MetForm {
  id: string | undefined;
  version: number | undefined;
  state: Pick<PostFormState, 'draft' | 'slugToSend' | 'pictures'>;
  /** The status that the refused save asked for. */
  asked: PostDraft['status'];
  saveOver: (version: number, draft: PostDraft, kept: PostDraft['status']) => boolean;
}

/** What the dialog asks of a form whose save met another one. @param goOnFrom what is stored, with this in the form */
export function meetTheirs(
  { id, version, state, asked, saveOver }: MetForm,
  goOnFrom: (post: AdminPost, draft: PostDraft) => void,
) {
  const { draft, slugToSend, pictures } = state;
  const chosen = {
    ...(pictures.feature_image && { feature_image_path: pictures.feature_image.name }),
    ...(pictures.mb_image && { mb_image_path: pictures.mb_image.name, mobile_is_cut: '' }),
  };
  const held: (keyof PostDraft)[] = unsentIn(draft.description).length > 0 ? ['description'] : [];
  return {
    mine: { ...draft, ...chosen, status: asked },
    held,
    read: (token: string, of: string, signal: AbortSignal) =>
      readTheirs(token, { id: of, version: versionBegun(of, { id, version }) }, signal),
    onKeepMine: ({ post, draft: theirs }: TheirPost, combined: PostDraft) => {
      const slug = combined.slug === draft.slug ? slugToSend : combined.slug;
      const next = { ...overTheirs(combined, post, pictures), slug };
      const own = ownStatus(next, { draft, asked, theirs });
      if (saveOver(post.version, next, own.status)) goOnFrom(post, { ...next, slug: combined.slug, ...own });
    },
  };
}

async function readTheirs(
  token: string,
  form: { id: string; version: number },
  signal: AbortSignal,
): Promise<Sides<PostDraft, TheirPost>> {
  const [post, base] = await Promise.all([
    readAdminPost(token, form.id, signal),
    readBegun(postVersions, token, form, signal),
  ]);
  const { feature_image, mb_image, mobile_is_cut } = post;
  const pictures = { feature_image_path: feature_image, mb_image_path: mobile_is_cut ? '' : mb_image };
  return { theirs: { post, draft: { ...toPostDraft(post), ...pictures } }, base };
}

/** What the form holds to have that over what is saved. A chosen file takes the place of any other picture. */
function overTheirs(draft: PostDraft, post: AdminPost, chosen: ChosenPictures): PostDraft {
  return {
    ...pathsToSend(draft, post),
    ...(chosen.feature_image && { feature_image_path: '', feature_image_cleared: '' }),
    ...(chosen.mb_image && { mb_image_path: '', mb_image_cleared: '', mobile_is_cut: '' }),
  };
}
