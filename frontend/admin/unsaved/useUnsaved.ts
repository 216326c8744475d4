import { create } from 'zustand';

interface UnsavedStore {
  isUnsaved: boolean;
  isKept: boolean;
  /** Whether it is kept, by who has something unsaved. */
  reports: Readonly<Record<string, boolean>>;
  /** How often somebody has left without saving: what stays on the screen begins anew. */
  timesLeft: number;
  report: (reporter: string, isUnsaved: boolean, isKept: boolean) => void;
  leave: () => void;
}

export const useUnsaved = create<UnsavedStore>()((set) => ({
  ...stateOf({}),
  timesLeft: 0,
  report: (reporter, isUnsaved, isKept) =>
    set(({ reports: { [reporter]: _before, ...others } }) =>
      stateOf(isUnsaved ? { ...others, [reporter]: isKept } : others),
    ),
  leave: () => set(({ timesLeft }) => ({ ...stateOf({}), timesLeft: timesLeft + 1 })),
}));

function stateOf(reports: UnsavedStore['reports']) {
  const kept = Object.values(reports);
  return { reports, isUnsaved: kept.length > 0, isKept: kept.every(Boolean) };
}
