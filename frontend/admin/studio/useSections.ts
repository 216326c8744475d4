import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type EditableSection, listSections, saveSection } from '../../api/adminContent.ts';
import { ApiError } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { serialQueue } from '../../stores/serialQueue.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { type Json, isSameJson } from './json.ts';

const KEY = ['sections'];
/** Of a change that touches nothing that somebody else saves at the same time. */
const ATTEMPTS = 4;

export type SaveOutcome =
  | { kind: 'saved'; section: EditableSection }
  /** What is there now kept the change from being made. */
  | { kind: 'given up'; section: EditableSection }
  /** Somebody else saved the same first: the section as it is now is shown. */
  | { kind: 'conflict'; section: EditableSection }
  | { kind: 'refused'; error: unknown }
  | { kind: 'session over' };

/** Of what is there when its turn has come; undefined gives it up. */
type SectionChange = (value: Json) => Json | undefined;

/** @param restoredFrom the former version that the change puts back */
export type SaveSection = (
  name: EditableSection['name'],
  change: SectionChange,
  restoredFrom?: number,
) => Promise<SaveOutcome>;

interface Save {
  name: EditableSection['name'];
  change: SectionChange;
  restoredFrom: number | undefined;
}

export function useSections() {
  const client = useQueryClient();
  const { answer, ...query } = useAdminQuery({
    key: KEY,
    load: listSections,
    failed: admin.studio.failed.load,
  });
  const [enqueue] = useState(serialQueue);
  /** One after the other: each builds on the version that the one before has made. */
  const save: SaveSection = (name, change, restoredFrom) =>
    enqueue(() => attempt(client, { name, change, restoredFrom }));
  return { sections: answer, save, ...query };
}

async function attempt(client: QueryClient, wanted: Save, attempts = ATTEMPTS): Promise<SaveOutcome> {
  const { name, change, restoredFrom } = wanted;
  try {
    const shown = client.getQueryData<EditableSection[]>(KEY);
    const section = sectionIn(shown ?? (await adminCall((token) => listSections(token))), name);
    if (!section) return { kind: 'session over' };
    const value = change(section.value);
    if (value === undefined) return { kind: 'given up', section };
    if (isSameJson(value, section.value)) return { kind: 'saved', section };
    const { version } = section;
    const saved = await adminCall((token) => saveSection(token, { name, value, version, restoredFrom }));
    client.setQueryData<EditableSection[]>(KEY, (all) =>
      all?.map((one) => (one.name === name ? saved : one)),
    );
    return { kind: 'saved', section: saved };
  } catch (error) {
    if (error instanceof SessionOver) return { kind: 'session over' };
    if (!(error instanceof ApiError && error.status === 409)) return { kind: 'refused', error };
    return afterConflict(client, wanted, attempts - 1);
  }
}

/** An answer that was lost on its way looks like a conflict: then the change is there already. */
async function afterConflict(client: QueryClient, wanted: Save, attempts: number): Promise<SaveOutcome> {
  try {
    const sections = await adminCall((token) => listSections(token));
    client.setQueryData(KEY, sections);
    const section = sectionIn(sections, wanted.name);
    if (!section) return { kind: 'session over' };
    const value = wanted.change(section.value);
    if (value !== undefined && isSameJson(value, section.value)) return { kind: 'saved', section };
    // A former version replaces all rows.
    const isForAll = wanted.restoredFrom !== undefined;
    if (value === undefined || isForAll || attempts === 0) return { kind: 'conflict', section };
  } catch (error) {
    return error instanceof SessionOver ? { kind: 'session over' } : { kind: 'refused', error };
  }
  return attempt(client, wanted, attempts);
}

function sectionIn(sections: EditableSection[], name: string): EditableSection | undefined {
  return sections.find((section) => section.name === name);
}
