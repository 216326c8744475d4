import { create } from 'zustand';
import type { FieldMessages } from '../../../api/ApiError.ts';
import { newIdempotencyKey } from '../../../api/newIdempotencyKey.ts';
import { sessionAccount } from '../../session/sessionAccount.ts';
import type { Json } from '../json.ts';
import { readRowCopies, removeRowCopy, saveRowCopy } from './rowCopy.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { type RowDraft, draftOf, isChanged } from './rowDraft.ts';

export interface RowProblem {
  sentence: string;
  /** Somebody else saved the section meanwhile. */
  isConflict?: boolean;
}

/** A row that is open. */
export interface RowEdit {
  id: string;
  list: string;
  /** Whose it is: of whoever was signed in when it was opened. */
  account: string | undefined;
  /** What stood there when it was opened; undefined for a new row. */
  base: Json | undefined;
  start: RowDraft;
  draft: RowDraft;
  messages: FieldMessages;
  problem?: RowProblem | undefined;
  /** What somebody else made of it, as it was shown here: the next save may replace that. */
  told?: { theirs: Json | undefined };
  /** How often it could not be saved. */
  refusals: number;
  /** Since when the device keeps what another visit has left unsaved. */
  keptAt?: number;
}

interface RowEdits {
  edits: readonly RowEdit[];
  /** False when the device had no room for what was typed last. */
  isStored: boolean;
  /** Opens what this device has kept, except what another tab holds. */
  restore: (lists: readonly ListDefinition[], held: readonly string[]) => void;
  /** Closes others that are unchanged. */
  open: (list: ListDefinition, base: Json | undefined) => RowEdit;
  type: (id: string, name: string, text: string) => void;
  /** What came of an attempt to save. */
  report: (id: string, outcome: Pick<RowEdit, 'messages' | 'problem' | 'told'>) => void;
  close: (id: string) => void;
  /** Closes what was sent, unless more was typed since: the screen may be left and opened again during a save. */
  settle: (list: ListDefinition, sent: RowEdit, entry: Json) => void;
}

export const isUnsaved = ({ draft, start }: RowEdit) => isChanged(draft, start);

export const useRowEdits = create<RowEdits>()((set, get) => {
  const change = (id: string, values: Partial<RowEdit>) =>
    set(({ edits }) => ({ edits: edits.map((edit) => (edit.id === id ? { ...edit, ...values } : edit)) }));
  return {
    edits: [],
    isStored: true,
    restore: (lists, held) =>
      set({ edits: keptEdits(lists).filter(({ id }) => !held.includes(id)), isStored: true }),
    open(list, base) {
      const opened = openedEdit(list, base);
      set(({ edits }) => ({ edits: [...edits.filter(isUnsaved), opened] }));
      return opened;
    },
    type(id, name, text) {
      const edit = get().edits.find((one) => one.id === id);
      if (!edit) return;
      const draft = { ...edit.draft, [name]: text };
      const { [name]: _old, ...messages } = edit.messages;
      change(id, { draft, messages });
      set({ isStored: storeCopy({ ...edit, draft }) });
    },
    report(id, outcome) {
      const refusals = (get().edits.find((edit) => edit.id === id)?.refusals ?? 0) + 1;
      change(id, { ...outcome, refusals });
    },
    close(id) {
      removeRowCopy(localStorage, id);
      set(({ edits }) => ({ edits: edits.filter((edit) => edit.id !== id) }));
    },
    settle(list, { id, draft: sent }, entry) {
      const edit = get().edits.find((one) => one.id === id);
      if (!edit || !isChanged(edit.draft, sent)) return get().close(id);
      const begun = { ...openedEdit(list, entry), id, account: edit.account, draft: edit.draft };
      set(({ edits }) => ({ edits: edits.map((one) => (one === edit ? begun : one)) }));
      set({ isStored: storeCopy(begun) });
    },
  };
});

/** @returns whether there was room */
function storeCopy(edit: RowEdit): boolean {
  const { id, list, base, draft, account } = edit;
  const copy = { list, base, draft, account, savedAt: Date.now() };
  if (isUnsaved(edit)) return saveRowCopy(localStorage, id, copy);
  removeRowCopy(localStorage, id);
  return true;
}

function openedEdit(list: ListDefinition, base: Json | undefined): RowEdit {
  const start = draftOf(list, base);
  const [id, account] = [newIdempotencyKey(), sessionAccount()];
  return { id, list: list.id, account, base, start, draft: start, messages: {}, refusals: 0 };
}

function keptEdits(lists: readonly ListDefinition[]): RowEdit[] {
  const own = sessionAccount();
  const copies = readRowCopies(localStorage, Date.now()).filter(({ account = own }) => account === own);
  return copies.flatMap(({ id, list, base, draft, savedAt }) => {
    const definition = lists.find((one) => one.id === list);
    if (!definition) return [];
    const start = draftOf(definition, base);
    return [{ id, list, account: own, base, start, draft, messages: {}, refusals: 0, keptAt: savedAt }];
  });
}
