import { useEffect, useEffectEvent } from 'react';
import { toast } from 'react-hot-toast/headless';
import { create } from 'zustand';
import { newUuid } from '../../../api/newUuid.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { holdForm, readOpenForms } from '../../copies/openForms.ts';
import { accountOf } from '../../session/accountOf.ts';
import { useSession } from '../../session/useSession.ts';
import { deskCopies } from './deskCopies.ts';
import { type DeskDraft, NO_DRAFT, fieldsOf, withoutStored } from './deskDraft.ts';
import { type DeskOutcome, isAbout, unsentOutcomes } from './deskOutcome.ts';

interface DeskState {
  /** The name of its copy. */
  form: string;
  draft: DeskDraft;
  outcomes: readonly DeskOutcome[];
  /** What is on its way. */
  pending: readonly DeskOutcome[];
  /** Lets other tabs take the copy; undefined while there is none. */
  release?: (() => void) | undefined;
  /** Whether the device had room for a copy. */
  isKept: boolean;
}

const NOTHING: DeskState = { form: '', draft: NO_DRAFT, outcomes: [], pending: [], isKept: true };

/** By account and enquiry. */
export const useDeskStates = create<Record<string, DeskState>>(() => ({}));

/** What is not stored yet outlasts the screen, and on this device the page too. */
export function useDeskState(enquiry: Enquiry) {
  const account = useSession(({ session }) => accountOf(session?.token)) ?? '';
  const key = keyOf(account, enquiry.id);
  const state = useDeskStates((all) => all[key] ?? NOTHING);
  const setter =
    <Part extends keyof DeskState>(part: Part) =>
    (change: (before: DeskState[Part]) => DeskState[Part]) =>
      setState(account, enquiry.id, (before) => ({ ...before, [part]: change(before[part]) }));
  const tellUnsent = useEffectEvent((of: string, found?: DeskDraft) =>
    setState(of, enquiry.id, ({ draft, ...before }) =>
      withUnsent({ ...before, draft: withoutStored(found ?? draft, enquiry) }),
    ),
  );
  const takeLeft = useEffectEvent((open: readonly string[]) => {
    if (fieldsOf(state.draft.values).length > 0) return;
    const place = { form: state.form, account, enquiry: enquiry.id };
    const left = deskCopies.take(localStorage, place, open, Date.now());
    const draft = left && withoutStored(left.draft, enquiry);
    if (!draft || fieldsOf(draft.values).length === 0) return;
    tellUnsent(account, draft);
    toast(admin.desk.isBack, { id: 'desk' });
  });
  useEffect(() => {
    void readOpenForms().then((open) => takeLeft(open));
    return () => {
      if (keyOf(account, enquiry.id) in useDeskStates.getState()) tellUnsent(account);
    };
  }, [account, enquiry.id]);
  return {
    ...state,
    readTried: () => (useDeskStates.getState()[key] ?? NOTHING).draft.tried,
    setDraft: setter('draft'),
    setOutcomes: setter('outcomes'),
    setPending: setter('pending'),
  };
}

/** Whoever's it is. @param isMeant by the id of its enquiry */
export function forgetDesks(isMeant: (enquiry: string) => boolean): void {
  const desks = Object.entries(useDeskStates.getState());
  const isOf = ([key]: (typeof desks)[number]) => isMeant(key.split(' ')[1] ?? '');
  for (const [, { release }] of desks.filter(isOf)) release?.();
  const left = desks.filter((one) => !isOf(one));
  useDeskStates.setState(Object.fromEntries(left), true);
  deskCopies.remove(localStorage, ({ enquiry }) => isMeant(enquiry));
}

const keyOf = (account: string, enquiry: string) => `${account} ${enquiry}`;

function setState(account: string, enquiry: string, change: (before: DeskState) => DeskState): void {
  const key = keyOf(account, enquiry);
  const { form, draft, release, ...rest } = change(
    useDeskStates.getState()[key] ?? { ...NOTHING, form: newUuid() },
  );
  const isEmpty = fieldsOf(draft.values).length === 0;
  const copy = isEmpty ? undefined : { account, enquiry, draft, savedAt: Date.now() };
  const isKept = deskCopies.save(localStorage, form, copy);
  if (isEmpty) release?.();
  const held = isEmpty ? undefined : (release ?? holdForm(form));
  useDeskStates.setState({ [key]: { ...rest, form, draft, isKept, release: held } });
}

/** What was typed and not sent is told as not saved. */
function withUnsent(state: DeskState): DeskState {
  const { draft, outcomes, pending } = state;
  const failures = outcomes.filter(({ failure }) => failure);
  const sent = [...pending, ...failures];
  const unsent = fieldsOf(draft.values).filter((field) => !sent.some((one) => isAbout(one, [field])));
  return { ...state, outcomes: [...failures, ...unsentOutcomes(unsent)] };
}
