import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { saveCopy } from '../copies/localCopy.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import type { OpenEditor } from './OpenEditor.ts';

/** What the form holds stays on this device by a name of its own, to be offered at the next visit. */
export function keepAside<Draft>(kind: DraftKind<Draft>, editor: OpenEditor<Draft> | null): void {
  if (!editor) return;
  saveCopy(localStorage, kind, {
    ...editor.content,
    form: newIdempotencyKey(),
    files: [],
    savedAt: Date.now(),
  });
}
