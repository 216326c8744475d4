import type * as z from 'zod/mini';

/** Milliseconds that the API may take before the page says that it is not available. */
const PATIENCE_MS = 8000;

/** The API could not be reached, took too long, or gave an answer that is none. */
export class ApiUnavailable extends Error {}

/** Asks the API for a path below `/api/`; rejects when nobody answers. The server and the browser each have theirs. */
export type AskApi = (path: string, signal?: AbortSignal) => Promise<{ status: number; body: unknown }>;

/** Asks from the browser, at the page's own origin. */
export const askFromBrowser: AskApi = async (path, signal) => {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`/api/${path}`, {
    headers: { Accept: 'application/json' },
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
  return { status: response.status, body: await response.json() };
};

/**
 * Reads one answer of the public API; undefined when there is nothing at that path. @throws ApiUnavailable
 * @param answer its schema, which is fetched meanwhile: a first view has been checked on the server
 */
export async function readApi<Answer>(
  path: string,
  answer: Promise<z.ZodMiniType<Answer>>,
  ask: AskApi,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const [{ status, body }, schema] = await Promise.all([ask(path, signal), answer]);
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`The API answered ${status}.`);
    return schema.parse(body);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiUnavailable(`${path} could not be read.`, { cause: error });
  }
}
