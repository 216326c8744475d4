import { browserApi, readApi } from './apiClient.ts';

/** The words that staff have changed, as the site shows them. */
export async function readContent(signal: AbortSignal) {
  const schema = import('./wire.gen.ts').then(({ ContentAnswer }) => ContentAnswer);
  return (await readApi('content', schema, browserApi, signal))?.data;
}
