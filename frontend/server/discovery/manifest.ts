import colours from '../../../studio/colours.json' with { type: 'json' };
import locale from '../../../studio/locale.json' with { type: 'json' };
import { site } from '../../content/site.ts';

export const manifest = {
  name: site.brand.name,
  short_name: site.brand.short,
  description: site.brand.claim,
  lang: locale.language,
  start_url: '/',
  display: 'minimal-ui',
  background_color: colours.background,
  theme_color: colours.theme,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

/** For the home screen of staff: iOS sends alerts only to what stands alone there. */
export const adminManifest = {
  ...manifest,
  id: '/admin',
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
};
