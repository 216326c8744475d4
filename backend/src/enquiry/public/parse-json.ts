import { z } from 'zod';

/** For JSON within a form. */
export function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('This is no JSON.');
    return z.NEVER;
  }
}
