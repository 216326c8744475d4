import type { EditableSection } from '../../../api/adminContent.ts';
import { admin } from '../../../content/admin/admin.ts';
import type { VersionKind } from '../../versions/VersionKind.ts';
import { type Json, json } from '../json.ts';
import { sectionChanges } from '../sectionChanges.ts';
import { allLists, studioSections } from '../studioSections.ts';

/** Undefined for a name that no section has. */
export function sectionNamed(name: string): EditableSection['name'] | undefined {
  return allLists.find(({ section }) => section === name)?.section;
}

export function sectionVersions(name: string): VersionKind<Json> {
  const section = sectionNamed(name);
  const lists = allLists.filter((list) => list.section === section);
  const part = studioSections.find((one) => one.lists.some((list) => list.section === section));
  return {
    noun: 'content',
    titleOf: () => (section ? admin.studio.sectionNames[section] : ''),
    editAddress: () => `/studio#${part?.id ?? ''}`,
    toDraft: ({ value }) => json.parse(value),
    changes: (before, after) => lists.flatMap((list) => sectionChanges(list, before, after)),
  };
}
