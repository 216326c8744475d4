import type { PageContextServer } from 'vike/types';
import { newIdempotencyKey } from '../../../api/newIdempotencyKey.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const refused = pageContext.refusedEnquiry;
  const { search } = pageContext.urlParsed;
  return {
    key: refused?.key ?? newIdempotencyKey(),
    refused,
    project: refused?.project ?? search['project'],
    values: refused?.values ?? { message: await questionIn(search) },
  };
}

/** From the page of what it costs, without script. */
async function questionIn(search: Record<string, string>): Promise<string | undefined> {
  if (!search['grade']) return undefined;
  const { questionIn: question } = await import('../what-it-costs/questionIn.ts');
  return question(search);
}
