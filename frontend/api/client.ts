import type * as z from 'zod/mini';

/** Milliseconds that the API may take before the page says that it is not available. */
const PATIENCE_MS = 8000;

/** The API could not be reached, took too long, or gave an answer that is none. */
export class ApiUnavailable extends Error {}

interface Reading {
  /** Where the API is: the page's own origin in the browser, the backend's address on the server. */
  origin: string;
  signal?: AbortSignal;
}

/** Reads one answer of the public API; undefined when there is nothing at that address. @throws ApiUnavailable */
export async function readApi<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  { origin, signal }: Reading,
): Promise<Answer | undefined> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(`${origin}/api/${path}`, {
      headers: { Accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The API answered ${response.status}.`);
    return answer.parse(await response.json());
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiUnavailable(`${path} could not be read.`, { cause: error });
  }
}
