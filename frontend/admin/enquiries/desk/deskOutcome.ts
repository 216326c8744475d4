import { admin } from '../../../content/admin/admin.ts';
import type { DeskField } from './deskValues.ts';

const words = admin.desk;
const { saved } = words;
const NAMES: Record<DeskField, string> = {
  email: words.address,
  state: admin.enquiries.state,
  owner: words.owner,
  step: words.step,
  day: words.step,
  time: words.step,
  kind: words.type,
  size: words.sizeName,
  budget: words.budget,
  value: words.valueName,
};
/** Each is saved as one. */
const SECTIONS: readonly { fields: readonly DeskField[]; wish: string }[] = [
  { fields: ['email'], wish: saved.address },
  { fields: ['state'], wish: saved.state },
  { fields: ['owner'], wish: saved.owner },
  { fields: ['step', 'day', 'time'], wish: saved.step },
  { fields: ['kind', 'size', 'budget', 'value'], wish: saved.fact },
];

/** How a change of some fields went, told in their section. */
export interface DeskOutcome {
  fields: readonly DeskField[];
  said?: string;
  mistake?: string;
  /** `sentence` is why, and `wish` what is to be said once it is saved. */
  failure?: { sentence?: string; isConflict: boolean; wish: string };
}

export function isAbout({ fields }: DeskOutcome, others: readonly DeskField[]): boolean {
  return fields.some((field) => others.includes(field));
}

/** What failed stays until the same fields are saved or given up; what went well is told once. */
export function addOutcome(before: readonly DeskOutcome[], outcome: DeskOutcome): DeskOutcome[] {
  return [...unsettled(before, outcome.fields), outcome];
}

export function unsettled(before: readonly DeskOutcome[], fields: readonly DeskField[]): DeskOutcome[] {
  return before.filter((outcome) => !outcome.said && !isAbout(outcome, fields));
}

export function notSaved(fields: readonly DeskField[]): string {
  return words.notSaved(namesOf(fields));
}

/** What was never sent, or whose answer nobody saw, has no reason. */
export function titleOf({ fields, failure }: DeskOutcome): string {
  return failure?.sentence === undefined ? words.notYetSaved(namesOf(fields)) : notSaved(fields);
}

function namesOf(fields: readonly DeskField[]): string[] {
  return [...new Set(fields.map((field) => NAMES[field]))];
}

/** As a failure, so that it is seen, and sent once more when staff wish. */
export function unsentOutcomes(unsent: readonly DeskField[]): DeskOutcome[] {
  return SECTIONS.flatMap(({ fields: all, wish }) => {
    const fields = all.filter((field) => unsent.includes(field));
    return fields.length > 0 ? [{ fields, failure: { isConflict: false, wish } }] : [];
  });
}
