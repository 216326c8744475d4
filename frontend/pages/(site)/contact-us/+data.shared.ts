import type { PageContext } from 'vike/types';
import { newIdempotencyKey } from '../../../api/newIdempotencyKey.ts';

export type Data = ReturnType<typeof data>;

/** A new key for each form; and what came back of a form that was sent without script and refused. */
export function data(pageContext: PageContext) {
  const refused = pageContext.isClientSide ? undefined : pageContext.refusedEnquiry;
  return { key: refused?.key ?? newIdempotencyKey(), refused };
}
