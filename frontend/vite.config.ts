import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vike()],
  // Small drawings stay files too: one picture, one address, cached once.
  build: { assetsInlineLimit: 0, sourcemap: false },
});
