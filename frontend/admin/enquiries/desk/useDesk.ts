import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError, isLostAnswer, sentenceOf } from '../../../api/ApiError.ts';
import { changeDesk, moveEnquiry } from '../../../api/adminDesk.ts';
import { readEnquiry } from '../../../api/adminEnquiries.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { SessionOver, adminCall } from '../../session/adminCall.ts';
import { beforeSignOut } from '../../session/beforeSignOut.ts';
import { useReportUnsaved } from '../../unsaved/useReportUnsaved.ts';
import {
  type DeskDraft,
  type Settled,
  fieldsToSend,
  isOwnChange,
  pick,
  withSeen,
  withTried,
  withTyped,
  withoutSettled,
} from './deskDraft.ts';
import { type DeskOutcome, addOutcome, isAbout, notSaved, unsettled } from './deskOutcome.ts';
import {
  type DeskField,
  type DeskMistake,
  type DeskValues,
  deskFieldsOf,
  deskPartsOf,
  deskValuesOf,
  mistakeIn,
} from './deskValues.ts';
import { useDeskState } from './useDeskState.ts';

const words = admin.desk;
const STEP = ['step', 'day', 'time'] as const;

export interface Desk {
  values: DeskValues;
  type: (changes: Partial<DeskValues>) => void;
  /** Sends those of the fields that differ. After a conflict it takes a choice, or `again`. */
  save: (fields: readonly DeskField[], said: string, changes?: Partial<DeskValues>) => void;
  /** Sends once more what failed; after a conflict, over what somebody else has stored. */
  again: (outcome: DeskOutcome) => void;
  /** Goes back to what is stored. */
  drop: (fields: readonly DeskField[]) => void;
  outcomes: readonly DeskOutcome[];
  isSending: (fields: readonly DeskField[]) => boolean;
}

/** What is typed stays until it is stored, also when the line breaks or somebody else was quicker. */
export function useDesk(enquiry: Enquiry, show: (enquiry: Enquiry) => void): Desk {
  const { draft, outcomes, pending, isKept, readTried, setDraft, setOutcomes, setPending } =
    useDeskState(enquiry);
  const inTurn = useTurns(setPending);
  const send = useSending(show);
  const values = { ...deskValuesOf(enquiry), ...draft.values };
  useReportUnsaved(Object.keys(draft.values).length > 0, isKept);
  const type = (changes: Partial<DeskValues>) => setDraft((before) => withTyped(before, changes, enquiry));
  const settle = (settled: Settled) => {
    setDraft((before) => withoutSettled(before, settled, enquiry));
    setOutcomes((before) => unsettled(before, settled.fields));
  };
  const sendInTurn = (seen: Enquiry, change: Change) => {
    const { fields, wanted: typed } = change;
    inTurn(fields, async (left) => {
      const { outcome, stored, over, isLost } = await send({ ...seen, ...left }, change, readTried());
      if (over) setDraft((before) => withSeen(before, fields, over));
      if (isLost) setDraft((before) => withTried(before, pick(typed, fields)));
      if (!outcome || outcome.said) settle({ fields, typed, stored });
      if (outcome) setOutcomes((others) => addOutcome(others, outcome));
      return stored;
    });
  };
  const sendTyped = (fields: readonly DeskField[], said: string, isOver: boolean, changes = {}) => {
    const change = (before: DeskDraft) =>
      withTyped(isOver ? withSeen(before, fields, enquiry) : before, changes, enquiry);
    setDraft(change);
    const { values: typed, seen } = change(draft);
    sendInTurn({ ...enquiry, ...seen }, { fields, wanted: { ...values, ...typed }, said });
  };
  const save: Desk['save'] = (fields, said, changes) => {
    const isInConflict = outcomes.some((one) => one.failure?.isConflict && isAbout(one, fields));
    if (!isInConflict || changes) sendTyped(fields, said, isInConflict, changes);
  };
  const again: Desk['again'] = ({ fields, failure }) =>
    failure && sendTyped(fields, failure.wish, failure.isConflict);
  const drop: Desk['drop'] = (fields) => settle({ fields, typed: values });
  useDroppedStep(!enquiry.may_contact && STEP.some((field) => field in draft.values), drop);
  return { values, type, save, again, drop, outcomes, isSending: (fields) => isAnyAbout(pending, fields) };
}

const isAnyAbout = (outcomes: readonly DeskOutcome[], fields: readonly DeskField[]) =>
  outcomes.some((one) => isAbout(one, fields));

/** The fields of a step that nobody may take any more are not shown. */
function useDroppedStep(isMeant: boolean, drop: Desk['drop']): void {
  const dropNow = useEffectEvent(drop);
  useEffect(() => {
    if (isMeant) dropNow(STEP);
  }, [isMeant]);
}

type Stored = Partial<Enquiry> | undefined;

/** One after the other, so that no older answer is shown last. Each is told what those before it have stored. */
function useTurns(setPending: ReturnType<typeof useDeskState>['setPending']) {
  const turn = useRef<Promise<Stored>>(undefined);
  useEffect(() => beforeSignOut(async () => turn.current), []);
  return (fields: readonly DeskField[], send: (left: Stored) => Promise<Stored>): void => {
    const before = turn.current;
    const sent = { fields };
    setPending((others) => [...others, sent]);
    const mine = (async () => {
      const left = await before;
      const stored = await send(left);
      setPending((others) => others.filter((one) => one !== sent));
      return { ...left, ...stored };
    })();
    turn.current = mine;
    // From then on what is shown may be newer.
    void mine.then(() => turn.current === mine && (turn.current = undefined));
  };
}

interface Change {
  fields: readonly DeskField[];
  wanted: DeskValues;
  said: string;
}

interface Sent {
  /** Undefined when there was nothing to send. */
  outcome?: DeskOutcome;
  /** Of what somebody else has changed meanwhile, nothing. */
  stored?: Partial<Enquiry>;
  /** What it changes, where that is an own change whose answer was lost. */
  over?: Enquiry;
  /** Whether it may be stored, although no answer says so. */
  isLost?: boolean;
}

/** @returns what sends a change of what was seen */
function useSending(show: (enquiry: Enquiry) => void) {
  return async function send(seen: Enquiry, change: Change, tried: DeskDraft['tried']): Promise<Sent> {
    const { fields, wanted, said } = change;
    const before = deskValuesOf(seen);
    const changed = fieldsToSend(fields, wanted, seen, tried);
    if (changed.length === 0) return {};
    const mistake = mistakeIn({ ...before, ...pick(wanted, fields) });
    if (mistake) return { outcome: { fields: [mistake.field], mistake: inWords(mistake) } };
    try {
      const stored = await adminCall((token) => sendChange(token, seen, wanted, changed));
      show(stored);
      return { outcome: { fields, said }, stored: deskPartsOf(stored, changed) };
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      const now = isConflict ? await readNow(seen.id) : undefined;
      if (now) show(now);
      if (now && isOwnChange(fields, tried, seen, now))
        return { over: now, ...(await send(now, change, [])) };
      const isLost = isLostAnswer(error) && !(error instanceof SessionOver);
      return { outcome: failureOf(error, fields, said), isLost };
    }
  };
}

function inWords(mistake: DeskMistake): string {
  return mistake.what === 'tooLong' ? admin.form.tooLong(mistake.length, mistake.limit) : words[mistake.what];
}

/** Undefined where it cannot be read now. */
async function readNow(id: string): Promise<Enquiry | undefined> {
  try {
    return await adminCall((token) => readEnquiry(token, id));
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown, fields: readonly DeskField[], wish: string): DeskOutcome {
  const isConflict = error instanceof ApiError && error.status === 409;
  const sentence = sentenceOf(error, admin.form.unreachable);
  const title = notSaved(fields);
  if (!(error instanceof SessionOver)) toast.error(`${title} ${sentence}`, { id: title });
  return { fields, failure: { sentence, isConflict, wish } };
}

function sendChange(token: string, enquiry: Enquiry, wanted: DeskValues, changed: readonly DeskField[]) {
  if (changed.includes('state')) return moveEnquiry(token, enquiry.id, wanted.state, enquiry.state);
  const seen = deskFieldsOf(deskValuesOf(enquiry), changed);
  const moment = 'next_step_at' in seen && { next_step_at: enquiry.next_step_at };
  return changeDesk(token, enquiry.id, deskFieldsOf(wanted, changed), { ...seen, ...moment });
}
