import { admin } from '../../content/admin/admin.ts';
import type { DraftKind } from './DraftKind.ts';
import { namesItsPictures } from './namesItsPictures.ts';
import { type ProjectDraft, differingProjectFields, projectDraft } from './projectDraft.ts';
import { pictureWords, picturesOf } from './picturesOf.ts';

const words = admin.projects;

/** What names one of the project's pictures, by its key or its address. */
const NAMING = ['src', 'cover', 'opening', 'after', 'picture', 'pictures'];

const layoutWords: Record<string, string | undefined> = words.passages.layouts;

/** One entry a line, so that two versions can be compared by their words. */
function readable(value: unknown, draft: ProjectDraft, field: string): string {
  if (typeof value === 'string' && NAMING.includes(field)) return placeInProject(value, draft);
  if (typeof value === 'string' && field === 'layout') return layoutWords[value] ?? value;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map((entry) => readable(entry, draft, field)).join('\n');
  return Object.entries(value)
    .filter(([name, part]) => name !== 'row' && part !== null && part !== '')
    .map(([name, part]) => readable(part, draft, name))
    .join(', ');
}

function placeInProject(named: string, { pictures }: ProjectDraft): string {
  const place = pictures.findIndex(({ key, src }) => named === key || named === src);
  return place < 0 ? words.pictures.other : words.pictures.name(place + 1);
}

export function wordsOf(draft: ProjectDraft, field: keyof ProjectDraft): string {
  if (field === 'pictures')
    return draft.pictures
      .map((one, place) => `${words.pictures.name(place + 1)}: ${pictureWords(one)}`)
      .join('\n');
  if (field === 'type') return words.types[draft.type];
  if (field === 'status') return admin.schedule.choices[draft.status];
  if (field === 'grade') return words.grades[draft.grade];
  return readable(draft[field], draft, field);
}

export const projectDraftKind: DraftKind<ProjectDraft> = {
  noun: 'project',
  prefix: 'projectCopy:',
  schema: projectDraft,
  titleOf: ({ title }) => title,
  textOf: ({ title, summary, lead, passages }) =>
    [title, summary, lead, ...passages.flatMap((passage) => [passage.title, passage.text])].join('\n'),
  asSaved: (draft) => draft,
  withStatusOf: (draft, { status, publish_at }) => ({ ...draft, status, publish_at }),
  differing: differingProjectFields,
  differences: (before, after, among) =>
    differingProjectFields(before, after)
      .filter((field) => among?.includes(field) ?? true)
      .map((field) => ({
        label: words.labels[field],
        before: wordsOf(before, field),
        after: wordsOf(after, field),
        pictures: [picturesOf(before, field), picturesOf(after, field)],
      })),
  together: [['status', 'publish_at']],
  naming: ['pictures', 'cover', 'opening', 'passages', 'pairs', 'materials'],
  isWhole: namesItsPictures,
  withPicturesOf: (draft) => draft,
  addAddress: '/add-project',
  editAddress: (id) => `/edit-project/${id}`,
};
