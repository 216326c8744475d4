import type { LibraryPicture } from '../../api/wire.gen.ts';
import type { PictureFieldName, PostDraft } from '../draft/postDraft.ts';

type StoredPicture = Pick<LibraryPicture, 'src' | 'alt' | 'is_decorative' | 'focal_x' | 'focal_y'>;

/** One of the library with what is kept with it, where nothing else is said. @param initial what was there before */
export function withStored(
  draft: PostDraft,
  field: PictureFieldName,
  picture: StoredPicture | undefined,
  initial: PostDraft,
): PostDraft {
  const kept = picture
    ? {
        focal_x: `${picture.focal_x}`,
        focal_y: `${picture.focal_y}`,
        is_decorative: picture.is_decorative ? 'true' : '',
      }
    : { focal_x: initial.focal_x, focal_y: initial.focal_y, is_decorative: initial.is_decorative };
  return {
    ...draft,
    [`${field}_path`]: picture?.src ?? '',
    [`${field}_cleared`]: '',
    ...(field === 'feature_image' ? kept : { mobile_is_cut: '' }),
    alt: draft.alt || (picture?.alt ?? ''),
  };
}
