import type * as z from 'zod/mini';

const TIMEOUT_MS = 8000;

export class ApiUnavailable extends Error {}

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** Paths are below `/api/`. */
export interface ApiClient {
  get: (path: string, signal?: AbortSignal) => Promise<ApiAnswer>;
}

export const browserApi: ApiClient = {
  async get(path, signal) {
    const response = await fetch(`/api/${path}`, {
      headers: { Accept: 'application/json' },
      signal: withTimeout(signal),
    });
    return { status: response.status, body: await response.json() };
  },
};

/** Undefined when the answer is 404. @param answer its schema, loaded meanwhile @throws ApiUnavailable */
export async function readApi<Answer>(
  path: string,
  answer: Promise<z.ZodMiniType<Answer>>,
  api: ApiClient,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const [{ status, body }, schema] = await Promise.all([api.get(path, signal), answer]);
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`The API answered ${status}.`);
    return schema.parse(body);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiUnavailable(`${path} could not be read.`, { cause: error });
  }
}

/** `AbortSignal.any` is missing in Safari before 17.4. */
function withTimeout(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  if (!signal) return timeout;
  const end = new AbortController();
  for (const either of [signal, timeout]) {
    if (either.aborted) end.abort(either.reason);
    either.addEventListener('abort', () => end.abort(either.reason));
  }
  return end.signal;
}
