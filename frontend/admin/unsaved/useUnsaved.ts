import { create } from 'zustand';

interface UnsavedStore {
  isUnsaved: boolean;
  isKept: boolean;
  /** How often somebody has left without saving: what stays on the screen begins anew. */
  timesLeft: number;
  setUnsaved: (isUnsaved: boolean, isKept?: boolean) => void;
}

export const useUnsaved = create<UnsavedStore>()((set) => ({
  isUnsaved: false,
  isKept: true,
  timesLeft: 0,
  setUnsaved: (isUnsaved, isKept = true) => set({ isUnsaved, isKept }),
}));
