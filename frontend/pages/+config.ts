import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  stream: false,
  favicon: '/favicon.svg',
  viewport: null,
  prefetchStaticAssets: 'hover',
  // Reading the API has its own time limit, and a search that a newer one replaced never answers.
  hooksTimeout: { data: { warning: false, error: false } },
  // Said on the page that stands for all that cannot be answered.
  passToClient: ['refusal'],
  // What a page tells other sites about itself: read on the server alone.
  meta: { subject: { env: { server: true } } },
} satisfies Config;
