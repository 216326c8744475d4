import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../../api/ApiError.ts';
import { changeDesk, moveEnquiry } from '../../../api/adminDesk.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin.ts';
import { SessionOver, adminCall } from '../../session/adminCall.ts';
import { loadAgain } from '../../session/loadAgain.ts';
import { useReportUnsaved } from '../../unsaved/useReportUnsaved.ts';
import { type DeskField, type DeskValues, deskFieldsOf, deskValuesOf, mistakeIn } from './deskValues.ts';

const words = admin.desk;

/** How the last change went, told in the section of its fields. */
export interface DeskOutcome {
  fields: readonly DeskField[];
  said?: string;
  mistake?: string;
  failure?: { sentence: string; isConflict: boolean; wish: string };
}

export interface Desk {
  values: DeskValues;
  type: (changes: Partial<DeskValues>) => void;
  /** Sends those of the fields that differ. */
  save: (fields: readonly DeskField[], said: string, changes?: Partial<DeskValues>) => void;
  /** Sends once more what failed, over what somebody else has stored meanwhile. */
  again: () => void;
  /** Goes back to what is stored. */
  drop: (fields: readonly DeskField[]) => void;
  outcome: DeskOutcome | undefined;
}

/** What is typed stays until it is stored, also when the line breaks or somebody else was quicker. */
export function useDesk(enquiry: Enquiry, show: (enquiry: Enquiry) => void): Desk {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Partial<DeskValues>>({});
  const [outcome, setOutcome] = useState<DeskOutcome>();
  const turn = useRef(Promise.resolve());
  const stored = deskValuesOf(enquiry);
  const values = { ...stored, ...draft };
  useReportUnsaved(Object.keys(draft).length > 0);
  const type = (changes: Partial<DeskValues>) => setDraft((before) => ({ ...before, ...changes }));
  const drop = (fields: readonly DeskField[]) => {
    setDraft((before) => without(before, fields));
    setOutcome(undefined);
  };
  const save: Desk['save'] = (fields, said, changes = {}) => {
    type(changes);
    // One after the other, so that no older answer is shown last.
    turn.current = turn.current.then(() => send({ ...values, ...changes }, fields, said));
  };
  const again = () => outcome?.failure && save(outcome.fields, outcome.failure.wish);
  async function send(wanted: DeskValues, fields: readonly DeskField[], said: string): Promise<void> {
    const changed = fields.filter((field) => wanted[field] !== stored[field]);
    const mistake = mistakeIn({ ...stored, ...pick(wanted, fields) });
    if (changed.length === 0) drop(fields);
    else if (mistake) setOutcome({ fields: [mistake.field], mistake: words[mistake.what] });
    else {
      try {
        show(await adminCall((token) => sendChange(token, enquiry, wanted, changed)));
        setDraft((before) => without(before, fields));
        setOutcome({ fields, said });
      } catch (error) {
        if (!(error instanceof SessionOver)) setOutcome(await failureOf(error, fields, said));
      }
    }
  }
  async function failureOf(error: unknown, fields: readonly DeskField[], wish: string): Promise<DeskOutcome> {
    const isConflict = error instanceof ApiError && error.status === 409;
    if (isConflict) await loadAgain(client, ['enquiry', enquiry.id]);
    return { fields, failure: { sentence: sentenceOf(error, words.failed), isConflict, wish } };
  }
  return { values, type, save, again: () => void again(), drop, outcome };
}

function sendChange(token: string, enquiry: Enquiry, wanted: DeskValues, changed: readonly DeskField[]) {
  if (changed.includes('state')) return moveEnquiry(token, enquiry.id, wanted.state, enquiry.state);
  const seen = deskFieldsOf(deskValuesOf(enquiry), changed);
  const moment = 'next_step_at' in seen && { next_step_at: enquiry.next_step_at };
  return changeDesk(token, enquiry.id, deskFieldsOf(wanted, changed), { ...seen, ...moment });
}

function pick(values: DeskValues, fields: readonly DeskField[]): Partial<DeskValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function without(draft: Partial<DeskValues>, fields: readonly DeskField[]): Partial<DeskValues> {
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) => !fields.some((dropped) => dropped === field)),
  );
}
