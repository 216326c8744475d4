import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  stream: false,
  lang: 'en-IN',
  favicon: '/mark.svg',
  viewport: null,
  prefetchStaticAssets: 'hover',
  passToClient: [],
} satisfies Config;
