import { useEffect } from 'react';
import { create } from 'zustand';
import { accountOf } from '../../session/accountOf.ts';
import { useSession } from '../../session/useSession.ts';
import { type DeskDraft, NO_DRAFT } from './deskDraft.ts';
import type { DeskOutcome } from './deskOutcome.ts';

interface DeskState {
  draft: DeskDraft;
  outcomes: readonly DeskOutcome[];
}

const NOTHING: DeskState = { draft: NO_DRAFT, outcomes: [] };

/** By account and enquiry. */
export const useDeskStates = create<Record<string, DeskState>>(() => ({}));

/** What is not stored yet outlasts the page: a session may end while it is sent. */
export function useDeskState(enquiry: string) {
  const account = useSession(({ session }) => accountOf(session?.token));
  const key = `${account} ${enquiry}`;
  const { draft, outcomes } = useDeskStates((all) => all[key] ?? NOTHING);
  const setDraft = (change: (before: DeskDraft) => DeskDraft) =>
    setState(key, (before) => ({ ...before, draft: change(before.draft) }));
  const setOutcomes = (change: (before: readonly DeskOutcome[]) => readonly DeskOutcome[]) =>
    setState(key, (before) => ({ ...before, outcomes: change(before.outcomes) }));
  useEffect(
    () => () =>
      setState(key, ({ draft: left, outcomes: all }) => ({
        draft: left,
        outcomes: all.filter(({ said }) => !said),
      })),
    [key],
  );
  return { draft, outcomes, setDraft, setOutcomes };
}

function setState(key: string, change: (before: DeskState) => DeskState): void {
  useDeskStates.setState((all) => ({ [key]: change(all[key] ?? NOTHING) }));
}
