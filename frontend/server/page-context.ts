import 'vike/types';
import type { ApiClient } from '../api/apiClient.ts';
import type { RefusedEnquiry } from '../enquiry/sendEnquiry.ts';
import type { Refusal } from './reject-bad-requests.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** Why no page could answer the request. */
      refusal?: Refusal;
    }
    interface PageContextServer {
      apiClient: ApiClient;
      /** Without a slash at its end. */
      siteOrigin: string;
      tagManagerId: string | undefined;
      /** A contact form that was sent without script and refused. */
      refusedEnquiry?: RefusedEnquiry;
      /** Set by a page that answers 404 with content. */
      statusCode?: number;
    }
  }
}
