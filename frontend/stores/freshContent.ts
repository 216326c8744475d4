import { create } from 'zustand';
import { browserApi } from '../api/apiClient.ts';
import { getContent } from '../api/content.ts';
import type { Overrides } from '../content/overrides.ts';

const FRESH_MS = 2000;

/** Words that were read since the page was loaded; none on the server. */
export const useFreshContent = create<{ overrides: Overrides | undefined }>(() => ({ overrides: undefined }));

let readAt = -Infinity;

/** For whoever stays on the site: nothing waits for it, and without it the words that are shown stay. */
export async function refreshContent(shown: Overrides = {}): Promise<void> {
  if (performance.now() - readAt < FRESH_MS) return;
  readAt = performance.now();
  const overrides = await getContent(shown, browserApi).catch(() => undefined);
  if (overrides) useFreshContent.setState({ overrides });
}
