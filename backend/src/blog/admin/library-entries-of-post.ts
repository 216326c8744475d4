import { parseFragment } from 'parse5';
import type { LibraryEntry } from '../../pictures/library-entry.js';
import { nameInAddress, picturePath } from '../../pictures/picture-name.js';
import type { BlogPost } from '../blog-post.entity.js';
import { attribute, elementsIn } from '../elements.js';
import { decodeDescription } from '../text/description.js';
import type { PostPictures } from './post-content-builder.js';

type Shown = Pick<
  BlogPost,
  | 'feature_image'
  | 'mb_image'
  | 'mobile_is_cut'
  | 'alt'
  | 'is_decorative'
  | 'description'
  | 'focal_x'
  | 'focal_y'
>;

/** The pictures of a post for the library; a cut is none, because it is made again whenever it is needed. */
export function libraryEntriesOfPost(post: Shown, { fileNames }: PostPictures): LibraryEntry[] {
  const { alt, is_decorative: isDecorative, focal_x, focal_y } = post;
  const focus = { x: focal_x ?? 50, y: focal_y ?? 50 };
  const mobile = post.mobile_is_cut ? [] : [{ src: post.mb_image, alt, fileName: fileNames?.mobile ?? '' }];
  return [
    { src: post.feature_image, alt, isDecorative, focus, fileName: fileNames?.desktop ?? '' },
    ...mobile,
    ...entriesInText(post.description),
  ];
}

function entriesInText(description: string): LibraryEntry[] {
  if (!description.includes('uploads/')) return [];
  return elementsIn(parseFragment(decodeDescription(description))).flatMap((element) => {
    const name = nameInAddress(attribute(element, 'src') ?? attribute(element, 'href') ?? '');
    return name ? { src: picturePath(name), alt: attribute(element, 'alt') ?? '' } : [];
  });
}
