import type * as z from 'zod/mini';
import { withTimeout } from './withTimeout.ts';

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
      signal: withTimeout(signal, TIMEOUT_MS),
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
