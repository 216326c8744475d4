import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

const onServer = { env: { server: true } } as const;

export default {
  extends: [vikeReact],
  stream: false,
  favicon: '/favicon.svg',
  viewport: null,
  // Each page is a document of its own (decision 065).
  clientRouting: false,
  passToClient: ['refusal', 'overrides', 'isLightVisit', 'isCounting', 'urlOriginal', 'urlPathname'],
  meta: { subject: onServer, title: onServer, description: onServer, lang: onServer },
} satisfies Config;
