import { create } from 'zustand';

interface UnsavedStore {
  isUnsaved: boolean;
  setUnsaved: (isUnsaved: boolean) => void;
}

export const useUnsaved = create<UnsavedStore>()((set) => ({
  isUnsaved: false,
  setUnsaved: (isUnsaved) => set({ isUnsaved }),
}));
