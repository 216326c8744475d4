import { admin } from '../../content/admin/admin.ts';
import { cleanEditorHtml } from './cleanEditorHtml.ts';
import { readableText } from './readableText.ts';
import { pictureFile } from '../pictures/pictureFile.ts';
import type { DifferingPicture, DraftKind } from './DraftKind.ts';
import { type PostDraft, differingFields, postDraft } from './postDraft.ts';

function wordsOf(draft: PostDraft, field: keyof PostDraft): string {
  if (field === 'description') return readableText(cleanEditorHtml(draft.description));
  if (field === 'status') return admin.schedule.choices[draft.status];
  return picturesOf(draft, field).length > 0 ? '' : draft[field];
}

function picturesOf(draft: PostDraft, field: keyof PostDraft): DifferingPicture[] {
  const file = field.endsWith('_path') ? pictureFile(draft[field]) : undefined;
  return file ? [{ text: draft.alt, picture: file.small }] : [];
}

/** A mobile picture that is cut again is none of its own. */
function withPicturesOf(draft: PostDraft, other: PostDraft): PostDraft {
  const desktop = draft.feature_image_cleared ? '' : other.feature_image_path;
  const mobile = draft.mb_image_cleared || draft.mobile_is_cut ? '' : other.mb_image_path;
  return {
    ...draft,
    feature_image_path: draft.feature_image_path || desktop,
    mb_image_path: draft.mb_image_path || mobile,
    feature_image_cleared: '',
    mb_image_cleared: '',
    mobile_is_cut: '',
  };
}

const PICTURES = [
  'feature_image_path',
  'mb_image_path',
  'alt',
  'is_decorative',
  'focal_x',
  'focal_y',
] as const;

export const postDraftKind: DraftKind<PostDraft> = {
  noun: 'blog',
  prefix: 'blogCopy:',
  schema: postDraft,
  titleOf: ({ heading }) => heading,
  textOf: (draft) => [draft.heading, draft.short_description, wordsOf(draft, 'description')].join('\n'),
  asSaved: (draft) => ({ ...draft, description: cleanEditorHtml(draft.description) }),
  withStatusOf: (draft, { status, publish_at }) => ({ ...draft, status, publish_at }),
  differing: differingFields,
  differences: (before, after, among) =>
    differingFields(before, after)
      .filter((field) => among?.includes(field) ?? true)
      .map((field) => ({
        label: admin.form.labels[field],
        before: wordsOf(before, field),
        after: wordsOf(after, field),
        pictures: [picturesOf(before, field), picturesOf(after, field)],
      })),
  together: [PICTURES, ['status', 'publish_at']],
  naming: [],
  isWhole: () => true,
  withPicturesOf,
  addAddress: '/add-blog',
  editAddress: (id) => `/edit-blog/${id}`,
};
