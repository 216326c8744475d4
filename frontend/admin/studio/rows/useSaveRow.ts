import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from '../../../api/ApiError.ts';
import { admin } from '../../../content/admin/admin.ts';
import { holdForm } from '../../copies/openForms.ts';
import { useStudio } from '../StudioContext.ts';
import { conflictTitle } from '../conflictTitle.ts';
import { type Json, isSameJson } from '../json.ts';
import { type ListChange, changeList, isChangedMeanwhile, itemsOf, placeOf, put } from './listChanges.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { itemOf, shownFields } from './rowDraft.ts';
import { rowMessages, rowProblems } from './rowProblems.ts';
import { undoSave } from '../undoSave.ts';
import { undoToast } from '../../kit/undoToast.tsx';
import { type RowEdit, type RowProblem, useRowEdits } from './useRowEdits.ts';
import type { SaveOutcome, SaveSection } from '../useSections.ts';

const words = admin.studio;

interface SaveRow {
  name: string;
  /** Gets the entry as it is now; its row has closed. */
  onSaved: (item: Json) => void;
}

export function useSaveRow(list: ListDefinition, edit: RowEdit, { name, onSaved }: SaveRow) {
  const { sections, save } = useStudio();
  const { report, settle } = useRowEdits();
  const [isSaving, setSaving] = useState(false);
  useEffect(() => holdForm(edit.id), [edit.id]);
  const value = sections.find((section) => section.name === list.section)?.value;
  const saveList = (change: ListChange) => save(list.section, (present) => changeList(list, present, change));

  const refuse = (failed: Failure) => {
    toast.error(failed.problem.sentence);
    report(edit.id, failed);
  };
  const attempt = async (): Promise<void> => {
    const messages = rowProblems(list, edit.draft);
    if (Object.keys(messages).length > 0) return report(edit.id, { messages, problem: undefined });
    const item = itemOf(list, edit.draft, edit.base);
    if (isSameAsAnother(value, { list, edit, item }))
      return refuse({ messages: {}, problem: { sentence: words.problems.double } });
    setSaving(true);
    const { outcome, ...stored } = await putEntry(save, { list, edit, item });
    setSaving(false);
    if (outcome.kind === 'session over') return undefined;
    if (outcome.kind === 'saved') {
      settle(list, edit, stored.entry);
      undoToast(words.saved, () => void undoSave(list, stored, saveList));
      return onSaved(stored.entry);
    }
    return refuse(failure(outcome, { list, edit, name, place: placeInSection(list, stored.place) }));
  };
  const submit = () => {
    if (!isSaving) void attempt();
  };
  return { submit, isSaving };
}

interface Sent {
  list: ListDefinition;
  edit: RowEdit;
  item: Json;
}

async function putEntry(save: SaveSection, { list, edit, item }: Sent) {
  let place = -1;
  let replaced = edit.told ? edit.told.theirs : edit.base;
  const outcome = await save(list.section, (present) => {
    if (isUnseen(present, { list, edit, item })) return undefined;
    const isThere = itemsOf(list, present).some((one) => isSameJson(one, item));
    if (!isThere) replaced = presentItem(list, present, edit);
    const value = changeList(list, present, put(list, edit.base, item));
    place = itemsOf(list, value).findIndex((one) => isSameJson(one, item));
    return value;
  });
  const entry = outcome.kind === 'saved' ? itemsOf(list, outcome.section.value)[place] : undefined;
  return { outcome, entry: entry ?? item, replaced, place };
}

type Failure = Pick<RowEdit, 'messages' | 'told'> & { problem: RowProblem };

/** Whether somebody else has changed the row since it was opened, and that was not told before. */
function isUnseen(value: Json, { list, edit, item }: Sent): boolean {
  if (!isChangedMeanwhile(itemsOf(list, value), edit.base, item)) return false;
  return !edit.told || !isSameJson(edit.told.theirs, presentItem(list, value, edit));
}

function isSameAsAnother(value: Json | undefined, { list, edit, item }: Sent): boolean {
  const own = presentItem(list, value, edit);
  const isPossible = !list.isSingle && (own !== undefined || edit.base === undefined);
  return isPossible && !isSameJson(own, item) && itemsOf(list, value).some((one) => isSameJson(one, item));
}

function presentItem(list: ListDefinition, value: Json | undefined, edit: RowEdit): Json | undefined {
  const items = itemsOf(list, value);
  return items[placeOf(list, items, edit.base)];
}

function placeInSection({ path, isSingle }: ListDefinition, place: number): string {
  return isSingle ? path : [path, String(place)].filter(Boolean).join('.');
}

interface Attempt {
  list: ListDefinition;
  edit: RowEdit;
  name: string;
  place: string;
}

function failure(outcome: SaveOutcome, { list, edit, name, place }: Attempt): Failure {
  if (outcome.kind === 'conflict' || outcome.kind === 'given up') {
    const { kind, section } = outcome;
    const sentence = kind === 'conflict' ? conflictTitle(section) : words.conflict.row;
    const theirs = presentItem(list, section.value, edit);
    return { messages: {}, problem: { sentence, isConflict: true }, told: { theirs } };
  }
  const error = outcome.kind === 'refused' ? outcome.error : undefined;
  if (!(error instanceof ApiError))
    return { messages: {}, problem: { sentence: `${words.failed.row(name)} ${words.failed.unreachable}` } };
  const { ofFields, others } = rowMessages(shownFields(list, edit.draft), error.messages, place);
  const rest =
    others.length > 0 || Object.keys(ofFields).length === 0 ? [error.sentence ?? '', ...others] : [];
  const sentence = [words.failed.row(name), ...new Set(rest)].filter(Boolean).join(' ');
  return { messages: ofFields, problem: { sentence } };
}
