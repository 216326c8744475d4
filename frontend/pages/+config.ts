import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  stream: false,
  favicon: '/favicon.svg',
  viewport: null,
  prefetchStaticAssets: 'hover',
  // Reading the API has its own timeout, and an aborted search never settles.
  hooksTimeout: { data: { warning: false, error: false } },
  passToClient: ['refusal', 'overrides', 'isContentPreview', 'isLightVisit', 'isCounting'],
  meta: { subject: { env: { server: true } } },
} satisfies Config;
