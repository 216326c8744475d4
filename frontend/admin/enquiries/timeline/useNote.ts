import { useEffect, useEffectEvent, useState } from 'react';
import { newUuid } from '../../../api/newUuid.ts';
import { holdForm, readOpenForms } from '../../copies/openForms.ts';
import { accountOf } from '../../session/accountOf.ts';
import { useSession } from '../../session/useSession.ts';
import { useReportUnsaved } from '../../unsaved/useReportUnsaved.ts';
import { type Note, newNote, removeNoteCopies, saveNoteCopy, takeNoteCopy } from '../noteCopy.ts';

/** Kept across enquiries, reloads and sessions. */
export function useNote(enquiry: string) {
  const account = useSession(({ session }) => accountOf(session?.token)) ?? '';
  const [form] = useState(newUuid);
  const [note, setNote] = useState(() => newNote(''));
  const [isStored, setStored] = useState(true);
  useReportUnsaved(!isStored, false);
  const field = { form, account, enquiry };
  const keep = (changed: Note) => {
    setNote(changed);
    setStored(saveNoteCopy(localStorage, field, changed, Date.now()));
  };
  useEffect(() => holdForm(form), [form]);
  const takeLeft = useEffectEvent((open: readonly string[]) => {
    const left = note.text === '' && takeNoteCopy(localStorage, field, open, Date.now());
    if (left) keep(left);
  });
  useEffect(() => void readOpenForms().then((open) => takeLeft(open)), []);
  /** What was typed since, in another form, stays. */
  const forget = () => {
    removeNoteCopies(localStorage, ({ key }) => key === note.key);
    keep(newNote(''));
  };
  return { note, write: (typed: string) => keep(newNote(typed)), forget };
}
