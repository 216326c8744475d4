import { create } from 'zustand';
import type { SecondStep } from '../../api/wire.gen.ts';

export type PendingSignIn = SecondStep['second_step'] & { email: string | undefined };

interface SecondStepStore {
  /** In memory only: its ticket stands for a first step that went well. */
  pending: PendingSignIn | undefined;
  /** Why the sign-in starts again. */
  reason: string | undefined;
  ask: (pending: PendingSignIn) => void;
  startOver: (reason?: string) => void;
}

export const useSecondStep = create<SecondStepStore>()((set) => ({
  pending: undefined,
  reason: undefined,
  ask: (pending) => set({ pending, reason: undefined }),
  startOver: (reason) => set({ pending: undefined, reason }),
}));
