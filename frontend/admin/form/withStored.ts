import type { LibraryPicture } from '../../api/wire.gen.ts';
import type { PictureFieldName, PostDraft } from '../draft/postDraft.ts';

type StoredPicture = Pick<LibraryPicture, 'src' | 'alt' | 'is_decorative' | 'focal_x' | 'focal_y'>;

/** Alt texts that came with the pictures chosen so far. */
export type BroughtAltTexts = Partial<Record<PictureFieldName, string>>;

interface Before {
  initial: PostDraft;
  brought: BroughtAltTexts;
  /** Whose words a mobile picture leaves. */
  hasMain: boolean;
}

/** One of the library with what is kept with it, where nothing else is said. */
export function withStored(
  draft: PostDraft,
  field: PictureFieldName,
  picture: StoredPicture | undefined,
  { initial, brought, hasMain }: Before,
): PostDraft {
  const alt = field === 'mb_image' && hasMain ? undefined : picture?.alt;
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
    alt: isBrought(draft.alt, field, brought) ? (alt ?? initial.alt) : draft.alt || (alt ?? ''),
  };
}

/** A file instead. Another picture needs another focal point, and may show something. */
export function withFile(
  draft: PostDraft,
  field: PictureFieldName,
  file: File | undefined,
  { initial, brought }: Omit<Before, 'hasMain'>,
): PostDraft {
  const { focal_x, focal_y, is_decorative } = initial;
  const kept = file ? { focal_x: '', focal_y: '', is_decorative: '' } : { focal_x, focal_y, is_decorative };
  return {
    ...draft,
    ...(field === 'feature_image' ? kept : { mobile_is_cut: '' }),
    ...(file && { [`${field}_path`]: '', [`${field}_cleared`]: '' }),
    alt: isBrought(draft.alt, field, brought) ? '' : draft.alt,
  };
}

/** Whether nobody typed it, and it goes with the picture that is now replaced. */
function isBrought(alt: string, field: PictureFieldName, brought: BroughtAltTexts): boolean {
  const replaced = field === 'feature_image' ? Object.values(brought) : [brought[field]];
  return alt !== '' && replaced.includes(alt);
}
