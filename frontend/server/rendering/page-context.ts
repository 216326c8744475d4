import type { ComponentType } from 'react';
import 'vike/types';
import type { ApiClient } from '../../api/apiClient.ts';
import type { Overrides } from '../../content/overrides.ts';
import type { StudioContent } from './studio-content.ts';
import type { RefusedEnquiry } from '../../enquiry/sendEnquiry.ts';
import type { PageRefusal } from '../reject-bad-requests.ts';

declare global {
  namespace Vike {
    interface PageContext {
      refusal?: PageRefusal;
      /** Absent while all words are those of the files. */
      overrides?: Overrides;
      isContentPreview?: boolean;
      /** As the server saw it; undefined when it is not light. */
      isLightVisit?: boolean;
      /** Where a tag manager is configured. */
      isCounting?: boolean;
      /** On the server, which waits for no script. */
      CountingChoice?: ComponentType;
    }
    interface PageContextServer {
      apiClient: ApiClient;
      content: StudioContent;
      isLight?: boolean;
      siteOrigin: string;
      tagManagerId: string | undefined;
      refusedEnquiry?: RefusedEnquiry;
      /** Without script, after the first press on a receipt. */
      isWithdrawalAsked?: boolean;
      /** Of the page alone, which is put into the document at last. */
      pageHtml?: string;
      /** Set by a page that answers 404 with content. */
      statusCode?: number;
    }
  }
}
