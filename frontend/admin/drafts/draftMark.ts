import * as z from 'zod/mini';

const mark = z.object({
  written_form: z.string(),
  written_at: z.number(),
  restored_from: z.optional(z.number()),
  save_key: z.optional(z.string()),
  /** A name a line: a draft of a blog holds no lists. */
  written_files: z.optional(z.string()),
});

/** Which open editor sent a draft, and when by the clock of its device: a slow line may deliver it later. */
export interface DraftMark {
  form: string;
  at: number;
  /** The version that was put back into it. */
  restoredFrom?: number | undefined;
  /** Of a save that may have been stored. */
  saveKey?: string | undefined;
  /** Names of the files that only its device has. */
  files?: readonly string[] | undefined;
}

/** Lies beside the fields of the form. */
export function withDraftMark(
  content: unknown,
  { form, at, restoredFrom, saveKey, files }: DraftMark,
): object {
  const written = { written_form: form, written_at: at, written_files: files?.join('\n') };
  const fields = { ...written, restored_from: restoredFrom, save_key: saveKey };
  return Object.assign(fields, content);
}

/** Undefined for what another program has sent. */
export function readMark(content: unknown): DraftMark | undefined {
  const { data } = mark.safeParse(content);
  if (!data) return undefined;
  const { written_form: form, written_at: at } = data;
  const files = data.written_files?.split('\n');
  return { form, at, restoredFrom: data.restored_from, saveKey: data.save_key, files };
}
