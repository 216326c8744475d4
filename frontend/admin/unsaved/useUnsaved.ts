import { create } from 'zustand';

interface UnsavedStore {
  isUnsaved: boolean;
  isKept: boolean;
  setUnsaved: (isUnsaved: boolean, isKept?: boolean) => void;
}

export const useUnsaved = create<UnsavedStore>()((set) => ({
  isUnsaved: false,
  isKept: true,
  setUnsaved: (isUnsaved, isKept = true) => set({ isUnsaved, isKept }),
}));
