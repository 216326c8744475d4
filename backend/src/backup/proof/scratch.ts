/** Where a backup is restored to be looked at. Its name is fixed, so that no setting can make it the place that the site uses. */
export interface Scratch {
  readonly name: string;
  isEmpty(): Promise<boolean>;
  hasMark(): Promise<boolean>;
  mark(): Promise<void>;
  /** All but the mark. */
  empty(): Promise<void>;
  unmark(): Promise<void>;
}

/** Stands beside what a proof restores; what has it may be deleted. */
export const MARK = 'restore_proof';

/** Clears what a proof that was killed has left. @throws when there is anything else */
export async function claimScratch(scratch: Scratch): Promise<void> {
  const isKnown = await scratch.hasMark();
  if (!isKnown && !(await scratch.isEmpty()))
    throw new Error(
      `${scratch.name} is not empty, and no proof of a restore has left that: nothing in it was touched. Look what it is, and empty it.`,
    );
  if (!isKnown) await scratch.mark();
  await scratch.empty();
}

/** The mark goes last: until then the next proof goes on clearing. */
export async function clearScratch(scratch: Scratch): Promise<void> {
  await scratch.empty();
  await scratch.unmark();
}
