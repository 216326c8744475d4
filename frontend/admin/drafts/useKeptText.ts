import { useEffect, useImperativeHandle, useState } from 'react';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { fileNames } from '../copies/copyFiles.ts';
import { holdForm } from '../copies/openForms.ts';
import { type CopyState, type FormContent, useLocalCopy } from '../copies/useLocalCopy.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { sessionAccount } from '../session/sessionAccount.ts';
import type { EditorRef } from './OpenEditor.ts';
import type { DraftState } from './ServerDraft.ts';
import { type Edited, useServerDraft } from './useServerDraft.ts';

export interface KeptState {
  copy: CopyState;
  server: DraftState;
}

/** Two nets, neither of which waits for the other: what is not saved is kept on this device and on the server. */
export function useKeptText<Draft>(
  kind: DraftKind<Draft>,
  { editor, ...edited }: Omit<Edited, 'form'> & { editor: EditorRef<Draft> },
  content: FormContent<Draft>,
) {
  const [form] = useState(newIdempotencyKey);
  const [account] = useState(sessionAccount);
  useEffect(() => holdForm(form), [form]);
  const { state: server, ...draft } = useServerDraft(kind, { ...edited, form }, content);
  const { copy, ...local } = useLocalCopy(kind, { ...edited, form, account }, content);
  useImperativeHandle(editor, () => {
    const { draft: present, isChanged } = content;
    const { id, basedOn, restoredFrom, saveKey, conflict } = edited;
    const files = fileNames(content);
    return {
      content: { id, form, account, basedOn, restoredFrom, saveKey, conflict, draft: present, files },
      isChanged,
    };
  });
  const kept: KeptState = { copy, server: content.isChanged ? server : {} };
  const forget = () => {
    draft.forget();
    local.forget();
  };
  return { kept, forget };
}
