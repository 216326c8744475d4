import { useState } from 'react';
import type { FieldMessages } from '../../api/ApiError.ts';
import type { ProjectDraft } from '../draft/projectDraft.ts';
import { suggestSlug } from '../writing/suggestSlug.ts';
import { withoutMessages } from './fieldProblems.ts';

/** What the form holds. A slug that nobody has touched follows the title while the project is new. */
export function useProjectDraft(initial: ProjectDraft, isNew: boolean) {
  const [draft, setDraft] = useState(initial);
  const [messages, setMessages] = useState<FieldMessages>({});
  const [slugFollows, setSlugFollows] = useState(
    isNew && (initial.slug === '' || initial.slug === suggestSlug(initial.title)),
  );
  const change = (fields: Partial<ProjectDraft>, path?: string) => {
    if (fields.slug !== undefined) setSlugFollows(isNew && fields.slug === '');
    const follows = slugFollows && fields.title !== undefined && fields.slug === undefined;
    const slug = follows ? { slug: suggestSlug(fields.title ?? '') } : {};
    setDraft((current) => ({ ...current, ...fields, ...slug }));
    setMessages((current) => withoutMessages(current, path === undefined ? Object.keys(fields) : [path]));
  };
  const update = (next: (now: ProjectDraft) => ProjectDraft) => {
    setDraft(next);
    const changed = changedFields(draft, next(draft));
    if (changed.includes('slug')) setSlugFollows(false);
    setMessages((current) => withoutMessages(current, changed));
  };
  const takeSlug = (slug: string) => {
    setSlugFollows(false);
    setDraft((current) => ({ ...current, slug }));
  };
  // The backend makes a free slug of a title; a slug that was typed must be free.
  const toSend = slugFollows ? { ...draft, slug: '' } : draft;
  return { draft, toSend, messages, setMessages, change, update, takeSlug };
}

function changedFields(before: ProjectDraft, after: ProjectDraft): string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) => (was.get(name) === value ? [] : [name]));
}
