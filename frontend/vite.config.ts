import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vike()],
  build: {
    // Small drawings stay files too: one picture, one address, cached once.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { manualChunks: chunkOf } },
  },
});

/** Puts together what would otherwise be cut into many files, each a request and compressed by itself. */
function chunkOf(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  if (/\/node_modules\/(vike-react|zustand)\//.test(id)) return 'frame';
  if (id.includes('/node_modules/')) return undefined;
  const file = id.split('/frontend/').at(-1) ?? '';
  if (file.endsWith('.css')) return styleSheetOf(file);
  return /^(layout|stores)\//.test(file) ? 'frame' : undefined;
}

/** Style sheets: the basics, the frame of the public site, the staff area, and one for each page; not one for each module. */
function styleSheetOf(file: string): string | undefined {
  const page = /^pages\/(.+)\//.exec(file)?.[1];
  if (page) return `page-${page.replaceAll(/\W+/g, '-')}`;
  return { styles: 'basics', components: 'basics', layout: 'frame', admin: 'admin' }[
    file.split('/')[0] ?? ''
  ];
}
