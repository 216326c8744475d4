import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vike()],
  build: {
    // Small drawings stay files too: one picture, one address, cached once.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { manualChunks: styleSheetOf } },
  },
});

/** One style sheet for the basics, the public frame, the staff area and each page: not one for each module. */
function styleSheetOf(id: string): string | undefined {
  const file = id.split('/frontend/').at(-1) ?? '';
  if (!file.endsWith('.css') || id.includes('/node_modules/')) return undefined;
  const page = /^pages\/(.+)\//.exec(file)?.[1];
  if (page) return `page-${page.replaceAll(/\W+/g, '-')}`;
  return { styles: 'basics', components: 'basics', layout: 'frame', admin: 'admin' }[
    file.split('/')[0] ?? ''
  ];
}
