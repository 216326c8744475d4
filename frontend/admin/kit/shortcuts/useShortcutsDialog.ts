import { create } from 'zustand';

interface ShortcutsDialogStore {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

export const useShortcutsDialog = create<ShortcutsDialogStore>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
