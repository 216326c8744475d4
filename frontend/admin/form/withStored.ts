import type { LibraryPicture } from '../../api/wire.gen.ts';
import type { PictureName, PostDraft } from '../draft/postDraft.ts';

type StoredPicture = Pick<LibraryPicture, 'src' | 'alt' | 'focal_x' | 'focal_y'>;

/** One of the library with what is kept with it, where nothing else is said. @param initial what was there before */
export function withStored(
  draft: PostDraft,
  field: PictureName,
  picture: StoredPicture | undefined,
  initial: PostDraft,
): PostDraft {
  const focal = picture
    ? { focal_x: `${picture.focal_x}`, focal_y: `${picture.focal_y}` }
    : { focal_x: initial.focal_x, focal_y: initial.focal_y };
  return {
    ...draft,
    [`${field}_path`]: picture?.src ?? '',
    [`${field}_cleared`]: '',
    ...(field === 'feature_image' ? focal : { mobile_is_cut: '' }),
    alt: draft.alt || (picture?.alt ?? ''),
  };
}
