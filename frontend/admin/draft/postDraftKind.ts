import { admin } from '../../content/admin/admin.ts';
import { cleanEditorHtml } from './cleanEditorHtml.ts';
import { pictureFile } from '../pictures/pictureFile.ts';
import { readableText } from './readableText.ts';
import type { DifferingPicture, DraftKind } from './DraftKind.ts';
import { type PostDraft, differingFields, postDraft } from './postDraft.ts';

function wordsOf(draft: PostDraft, field: keyof PostDraft): string {
  if (picturesOf(draft, field).length > 0) return '';
  return field === 'description' ? readableText(cleanEditorHtml(draft.description)) : draft[field];
}

function picturesOf(draft: PostDraft, field: keyof PostDraft): DifferingPicture[] {
  const file = field.endsWith('_path') ? pictureFile(draft[field]) : undefined;
  return file ? [{ text: draft.alt, picture: file.small }] : [];
}

const PICTURES = [
  'feature_image_path',
  'mb_image_path',
  'feature_image_cleared',
  'mb_image_cleared',
  'mobile_is_cut',
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
  joined: () => ({}),
  addAddress: '/add-blog',
  editAddress: (id) => `/edit-blog/${id}`,
};
