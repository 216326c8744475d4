import { create } from 'zustand';

interface UnsavedStore {
  /** Whether a form on the screen holds something that the server does not have. */
  isUnsaved: boolean;
  say: (isUnsaved: boolean) => void;
}

export const useUnsaved = create<UnsavedStore>()((set) => ({
  isUnsaved: false,
  say: (isUnsaved) => set({ isUnsaved }),
}));
