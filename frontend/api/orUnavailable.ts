import { render } from 'vike/abort';
import { ApiUnavailable } from './apiClient.ts';

export async function orUnavailable<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiUnavailable) throw render(503, error.message);
    throw error;
  }
}
