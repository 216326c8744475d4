import type { PageContextServer } from 'vike/types';
import { consentFailures, getReceipt } from '../../api/consent.ts';
import { orUnavailable } from '../../api/orUnavailable.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** On the server only: no receipt is kept in a browser. */
export async function data(pageContext: PageContextServer) {
  const { urlParsed, apiClient, isWithdrawalAsked = false } = pageContext;
  const { receipt: token = '', failed } = urlParsed.search;
  const receipt = token ? await orUnavailable(getReceipt(token, apiClient)) : undefined;
  if (!receipt) pageContext.statusCode = 404;
  const failedBefore = consentFailures.find((failure) => failure === failed);
  return { token, receipt, isAsked: isWithdrawalAsked, failedBefore };
}
