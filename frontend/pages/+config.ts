import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';
import locale from '../../studio/locale.json' with { type: 'json' };

export default {
  extends: [vikeReact],
  stream: false,
  lang: locale.language,
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
