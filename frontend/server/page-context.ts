import 'vike/types';
import type { ApiClient } from '../api/apiClient.ts';
import type { RefusedEnquiry } from '../enquiry/sendEnquiry.ts';
import type { Refusal } from './reject-bad-requests.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** Why the request could not be answered with any page, and with which status. */
      refusal?: Refusal;
    }
    interface PageContextServer {
      /** How the server itself asks the API. */
      apiClient: ApiClient;
      /** Public origin for canonical links and social cards, without a slash at its end. */
      siteOrigin: string;
      tagManagerId: string | undefined;
      /** A contact form that was sent without script and not taken: the page shows it again. */
      refusedEnquiry?: RefusedEnquiry;
      /** Set by a page that is there and still says that something is not. */
      statusCode?: number;
    }
  }
}
