/** Where a finding leads: a field by its id, or a part of the text in the editor by its number from 0. */
export type FindingPlace = { field: string } | { part: 'heading' | 'link' | 'picture'; index: number };

export interface Finding {
  /** The same as long as the same thing is found. */
  key: string;
  /** Otherwise it is only to look at. */
  isStop: boolean;
  lead?: string;
  text: string;
  /** The place in words, for `Go there`. */
  where: string;
  place: FindingPlace;
}

/** What a check found, and what it found in order. */
export interface Checked {
  findings: Finding[];
  fine: string[];
}

type At = Pick<Finding, 'key' | 'where' | 'place'>;

export function stop(at: At, { lead, text }: { lead: string; text: string }): Finding {
  return { ...at, isStop: true, lead, text };
}

export function look(at: At, text: string): Finding {
  return { ...at, isStop: false, text };
}

/** @param fine said when nothing was found */
export function checked(findings: (Finding | false | undefined)[], fine?: string): Checked {
  const found = findings.filter((one) => one !== false && one !== undefined);
  return { findings: found, fine: fine !== undefined && found.length === 0 ? [fine] : [] };
}

export function together(all: readonly Checked[]): Checked {
  return { findings: all.flatMap(({ findings }) => findings), fine: all.flatMap(({ fine }) => fine) };
}
