import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { accountOf } from '../../session/accountOf.ts';
import { useSession } from '../../session/useSession.ts';
import { type DeskDraft, NO_DRAFT, fieldsOf, withoutSettled } from './deskDraft.ts';
import { type DeskOutcome, isAbout, unsentOutcomes } from './deskOutcome.ts';
import type { DeskField } from './deskValues.ts';
import { readLeftDesks, writeLeftDesks } from './leftDesks.ts';

interface DeskState {
  draft: DeskDraft;
  outcomes: readonly DeskOutcome[];
  /** What is on its way. */
  pending: readonly DeskOutcome[];
}

const NOTHING: DeskState = { draft: NO_DRAFT, outcomes: [], pending: [] };

/** By account and enquiry. */
export const useDeskStates = create<Record<string, DeskState>>(beginDeskStates);

export function beginDeskStates(): Record<string, DeskState> {
  const left = Object.entries(readLeftDesks());
  return Object.fromEntries(left.map(([key, desk]) => [key, { ...NOTHING, ...desk }]));
}

useSession.subscribe(({ hasLeft }) => {
  if (hasLeft) forgetDesks(() => true);
});

/** What is not stored yet outlasts the screen, and the page too when it is the session that ends. */
export function useDeskState(enquiry: Enquiry) {
  const account = useSession(({ session }) => accountOf(session?.token));
  const key = `${account} ${enquiry.id}`;
  const state = useDeskStates((all) => all[key] ?? NOTHING);
  const setter =
    <Part extends keyof DeskState>(part: Part) =>
    (change: (before: DeskState[Part]) => DeskState[Part]) =>
      setState(key, (before) => ({ ...before, [part]: change(before[part]) }));
  const leave = useEffectEvent((left: string) => setState(left, (before) => leftOf(before, enquiry)));
  useEffect(() => {
    const { [key]: _shown, ...others } = readLeftDesks();
    writeLeftDesks(others);
    return () => leave(key);
  }, [key]);
  return {
    ...state,
    setDraft: setter('draft'),
    setOutcomes: setter('outcomes'),
    setPending: setter('pending'),
  };
}

/** Whoever's it is. @param isMeant by the id of its enquiry */
export function forgetDesks(isMeant: (enquiry: string) => boolean): void {
  const without = <Desk>(desks: Record<string, Desk>) =>
    Object.fromEntries(Object.entries(desks).filter(([key]) => !isMeant(key.split(' ')[1] ?? '')));
  useDeskStates.setState(without, true);
  writeLeftDesks(without(readLeftDesks()));
}

function setState(key: string, change: (before: DeskState) => DeskState): void {
  useDeskStates.setState((all) => ({ [key]: change(all[key] ?? NOTHING) }));
  if (isSessionOver()) writeLeftDesks(useDeskStates.getState());
}

function isSessionOver(): boolean {
  const { session, hasLeft } = useSession.getState();
  return session === null && !hasLeft;
}

/** What somebody leaves without saving is given up, unless it is the session that ends. */
function leftOf(state: DeskState, shown: Enquiry): DeskState {
  const { draft, outcomes } = state;
  const failures = outcomes.filter(({ failure }) => failure);
  const unsent = unsentIn(state);
  if (isSessionOver()) return { ...state, outcomes: [...failures, ...unsentOutcomes(unsent)] };
  const kept = withoutSettled(draft, { fields: unsent, typed: draft.values }, shown);
  return { ...state, draft: kept, outcomes: failures };
}

function unsentIn({ draft, outcomes, pending }: DeskState): DeskField[] {
  const sent = [...pending, ...outcomes.filter(({ failure }) => failure)];
  return fieldsOf(draft.values).filter((field) => !sent.some((one) => isAbout(one, [field])));
}
