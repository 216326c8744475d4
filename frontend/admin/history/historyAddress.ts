export const historyKinds = ['work', 'security'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Where the history of one kind is, within the staff area. */
export function historyAddress(kind: HistoryKind): string {
  return kind === 'work' ? '/history' : `/history?kind=${kind}`;
}

/** Anything that is no kind means work. */
export function kindFrom(text: string | null): HistoryKind {
  return historyKinds.find((kind) => kind === text) ?? 'work';
}
