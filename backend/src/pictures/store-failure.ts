import { z } from 'zod';

const word = z
  .string()
  .regex(/^[\w.-]{1,60}$/)
  .optional()
  .catch(undefined);
const failure = z.object({
  name: word,
  code: word,
  syscall: word,
  $metadata: z.object({ httpStatusCode: z.number().optional() }).optional(),
});

/** For the log: what was asked, error code and HTTP status. What a store says beside them names objects and addresses. */
export function storeFailure(cause: unknown, operation?: string): string {
  const { name, code, syscall, $metadata } = failure.safeParse(cause).data ?? {};
  const facts = [operation ?? syscall, code ?? name, $metadata?.httpStatusCode].filter(Boolean);
  return `The store of pictures and files failed: ${facts.join(' ') || 'unknown reason'}.`;
}
