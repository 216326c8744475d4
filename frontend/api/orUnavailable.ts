import { render } from 'vike/abort';
import { ApiUnavailable } from './apiClient.ts';

/** What was read, or the page that asks to try again when the API is not there. */
export async function orUnavailable<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiUnavailable) throw render(503, error.message);
    throw error;
  }
}
