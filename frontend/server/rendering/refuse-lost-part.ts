import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** What React leaves, without a word, of a part in `<Suspense>` that throws. One that says it is loading is none. */
const LOST_PART = /<!--\$!--><template[^>]*><\/template><!--\/\$-->/;

/** Such a page is a failure: it would be cached, and would go blank once its script takes over. */
export async function refuseLostPart(html: string, page: ReactNode): Promise<void> {
  if (!LOST_PART.test(html)) return;
  throw new Error('A part of the page could not be rendered.', { cause: await reasonOf(page) });
}

/** Only a stream tells what was thrown. */
function reasonOf(page: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(page, { onError: resolve, onAllReady: () => resolve(undefined) });
  });
}
