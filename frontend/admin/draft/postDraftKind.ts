import { admin } from '../../content/admin/admin.ts';
import { cleanEditorHtml } from './cleanEditorHtml.ts';
import { readableText } from './readableText.ts';
import type { DraftKind } from './DraftKind.ts';
import { type PostDraft, differingFields, postDraft } from './postDraft.ts';

function wordsOf(draft: PostDraft, field: keyof PostDraft): string {
  return field === 'description' ? readableText(cleanEditorHtml(draft.description)) : draft[field];
}

export const postDraftKind: DraftKind<PostDraft> = {
  noun: 'blog',
  prefix: 'blogCopy:',
  schema: postDraft,
  titleOf: ({ heading }) => heading,
  textOf: (draft) => [draft.heading, draft.short_description, wordsOf(draft, 'description')].join('\n'),
  asSaved: (draft) => ({ ...draft, description: cleanEditorHtml(draft.description) }),
  withStatusOf: (draft, { status, publish_at }) => ({ ...draft, status, publish_at }),
  differences: (before, after) =>
    differingFields(before, after).map((field) => ({
      label: admin.form.labels[field],
      before: wordsOf(before, field),
      after: wordsOf(after, field),
    })),
  addAddress: '/add-blog',
  editAddress: (id) => `/edit-blog/${id}`,
};
