import { toast } from 'react-hot-toast/headless';
import { sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { type Json, isSameJson } from './json.ts';
import { type ListChange, placeOf } from './rows/listChanges.ts';
import type { ListDefinition } from './rows/ListDefinition.ts';
import type { SaveOutcome } from './useSections.ts';

const words = admin.studio;

export interface StoredEntry {
  /** As it is stored, which may be another than was sent. */
  entry: Json;
  /** Undefined where there was none. */
  replaced: Json | undefined;
}

export async function undoSave(
  list: ListDefinition,
  stored: StoredEntry,
  saveList: (change: ListChange) => Promise<SaveOutcome>,
): Promise<void> {
  const { entry, replaced } = stored;
  let isBack = false;
  const outcome = await saveList((items) => {
    const at = items.findIndex((one) => isSameJson(one, entry));
    isBack = at >= 0 || isAsBefore(list, items, stored);
    if (at < 0) return items;
    return replaced === undefined ? items.toSpliced(at, 1) : items.with(at, replaced);
  });
  if (outcome.kind === 'refused') {
    toast.error(sentenceOf(outcome.error, words.failed.unreachable));
    undoToast(words.saved, () => void undoSave(list, stored, saveList));
  } else if (outcome.kind === 'saved' && isBack) toast.success(words.undone);
  else if (outcome.kind !== 'session over') toast.error(words.notUndone);
}

/** As after an Undo whose answer was lost. */
function isAsBefore(list: ListDefinition, items: readonly Json[], { entry, replaced }: StoredEntry): boolean {
  if (replaced === undefined) return placeOf(list, items, entry) < 0;
  return items.some((one) => isSameJson(one, replaced));
}
