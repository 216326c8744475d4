import * as z from 'zod/mini';

const mark = z.object({
  written_form: z.string(),
  written_at: z.number(),
  restored_from: z.optional(z.number()),
});

/** Which open editor sent a draft, and when by the clock of its device: a slow line may deliver it later. */
export interface DraftMark {
  form: string;
  at: number;
  /** The version that was put back into it. */
  restoredFrom?: number | undefined;
}

/** Lies beside the fields of the form. */
export function withDraftMark(content: unknown, { form, at, restoredFrom }: DraftMark): object {
  const fields = { written_form: form, written_at: at, restored_from: restoredFrom };
  return Object.assign(fields, content);
}

/** Undefined for what another program has sent. */
export function readMark(content: unknown): DraftMark | undefined {
  const { data } = mark.safeParse(content);
  return data && { form: data.written_form, at: data.written_at, restoredFrom: data.restored_from };
}
