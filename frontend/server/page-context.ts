import 'vike/types';

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Where the server itself reads the API. */
      apiOrigin: string;
      /** Public origin for canonical links and social cards, without a slash at its end. */
      siteOrigin: string;
      tagManagerId: string | undefined;
    }
  }
}
