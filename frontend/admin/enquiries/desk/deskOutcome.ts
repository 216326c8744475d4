import type { DeskField } from './deskValues.ts';

/** How a change of some fields went, told in their section. */
export interface DeskOutcome {
  fields: readonly DeskField[];
  said?: string;
  mistake?: string;
  /** `wish` is what is to be said once it is saved. */
  failure?: { sentence: string; isConflict: boolean; wish: string };
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
