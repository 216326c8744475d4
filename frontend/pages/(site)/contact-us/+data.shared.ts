import type { PageContext } from 'vike/types';
import { newIdempotencyKey } from '../../../api/newIdempotencyKey.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContext) {
  const refused = pageContext.isClientSide ? undefined : pageContext.refusedEnquiry;
  const project = refused?.project ?? pageContext.urlParsed.search['project'];
  return { key: refused?.key ?? newIdempotencyKey(), refused, project };
}
