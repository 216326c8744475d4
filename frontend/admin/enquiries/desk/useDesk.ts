import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../../api/ApiError.ts';
import { changeDesk, moveEnquiry } from '../../../api/adminDesk.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { adminCall } from '../../session/adminCall.ts';
import { loadAgain } from '../../session/loadAgain.ts';
import { useReportUnsaved } from '../../unsaved/useReportUnsaved.ts';
import { type DeskOutcome, addOutcome, isAbout, unsettled } from './deskOutcome.ts';
import {
  type DeskField,
  type DeskValues,
  deskFieldsOf,
  deskPartsOf,
  deskValuesOf,
  mistakeIn,
} from './deskValues.ts';

const words = admin.desk;

export interface Desk {
  values: DeskValues;
  type: (changes: Partial<DeskValues>) => void;
  /** Sends those of the fields that differ. After a conflict it takes a choice, or `again`. */
  save: (fields: readonly DeskField[], said: string, changes?: Partial<DeskValues>) => void;
  /** Sends once more what failed, over what somebody else has stored meanwhile. */
  again: (outcome: DeskOutcome) => void;
  /** Goes back to what is stored. */
  drop: (fields: readonly DeskField[]) => void;
  outcomes: readonly DeskOutcome[];
  isSending: (fields: readonly DeskField[]) => boolean;
}

/** What is typed stays until it is stored, also when the line breaks or somebody else was quicker. */
export function useDesk(enquiry: Enquiry, show: (enquiry: Enquiry) => void): Desk {
  const [draft, setDraft] = useState<Partial<DeskValues>>({});
  const [outcomes, setOutcomes] = useState<DeskOutcome[]>([]);
  const [pending, setPending] = useState<DeskOutcome[]>([]);
  const turn = useRef<Promise<Partial<Enquiry>>>(undefined);
  const send = useSending(show);
  const values = { ...deskValuesOf(enquiry), ...draft };
  useReportUnsaved(Object.keys(draft).length > 0, false);
  const type = (changes: Partial<DeskValues>) => setDraft((before) => ({ ...before, ...changes }));
  const drop = (fields: readonly DeskField[], typed = values) => {
    setDraft((before) => without(before, fields, typed));
    setOutcomes((before) => unsettled(before, fields));
  };
  const sendInTurn = (wanted: DeskValues, fields: readonly DeskField[], said: string) => {
    // One after the other, so that no older answer is shown last.
    const before = turn.current;
    const sent = { fields };
    setPending((others) => [...others, sent]);
    const mine = (async () => {
      const left = await before;
      const { outcome, stored } = await send({ ...enquiry, ...left }, wanted, fields, said);
      if (!outcome || outcome.said) drop(fields, wanted);
      if (outcome) setOutcomes((others) => addOutcome(others, outcome));
      setPending((others) => others.filter((one) => one !== sent));
      return { ...left, ...stored };
    })();
    turn.current = mine;
    // From then on what is shown may be newer.
    void mine.then(() => turn.current === mine && (turn.current = undefined));
  };
  const save: Desk['save'] = (fields, said, changes) => {
    const isInConflict = outcomes.some((one) => one.failure?.isConflict && isAbout(one, fields));
    if (isInConflict && !changes) return;
    if (changes) type(changes);
    sendInTurn({ ...values, ...changes }, fields, said);
  };
  const again: Desk['again'] = ({ fields, failure }) => failure && sendInTurn(values, fields, failure.wish);
  const isSending: Desk['isSending'] = (fields) => pending.some((one) => isAbout(one, fields));
  return { values, type, save, again, drop, outcomes, isSending };
}

interface Sent {
  /** Undefined when there was nothing to send. */
  outcome?: DeskOutcome;
  /** Of what somebody else has changed meanwhile, nothing. */
  stored?: Partial<Enquiry>;
}

function useSending(show: (enquiry: Enquiry) => void) {
  const client = useQueryClient();
  /** @param seen what the change is made of */
  return async (
    seen: Enquiry,
    wanted: DeskValues,
    fields: readonly DeskField[],
    said: string,
  ): Promise<Sent> => {
    const before = deskValuesOf(seen);
    const changed = fields.filter((field) => wanted[field] !== before[field]);
    if (changed.length === 0) return {};
    const mistake = mistakeIn({ ...before, ...pick(wanted, fields) });
    if (mistake) return { outcome: { fields: [mistake.field], mistake: words[mistake.what] } };
    try {
      const stored = await adminCall((token) => sendChange(token, seen, wanted, changed));
      show(stored);
      return { outcome: { fields, said }, stored: deskPartsOf(stored, changed) };
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (isConflict) await loadAgain(client, ['enquiry', seen.id]);
      const sentence = sentenceOf(error, words.failed);
      return { outcome: { fields, failure: { sentence, isConflict, wish: said } } };
    }
  };
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

/** What was typed since stays. */
function without(
  draft: Partial<DeskValues>,
  fields: readonly DeskField[],
  typed: DeskValues,
): Partial<DeskValues> {
  const isSettled = (field: string) => fields.some((one) => one === field && draft[one] === typed[one]);
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !isSettled(field)));
}
