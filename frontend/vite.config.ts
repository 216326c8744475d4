import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const SHARED = /\/frontend\/(api|components|content|pages\/\+)/;

export default defineConfig({
  plugins: [react(), vike(), sharedRouter()],
  build: {
    // Small drawings stay files too: one picture, one address, cached once.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
  },
});

/**
 * The staff area has a router of its own, and shares a file with the public pages in which Vike's router lies too, for
 * vike-react asks for it. Vike warns of that in the console; apart, the two would weigh more for every visitor.
 */
function sharedRouter(): Plugin {
  const warning = /assertWarning\(noContradiction,[^;]+;/;
  return {
    name: 'shared-router',
    transform: (code, id) =>
      id.endsWith('/vike/dist/utils/assertRoutingType.js') ? code.replace(warning, '') : null,
  };
}

/**
 * Puts together what would otherwise be cut into many files, each a request and compressed by itself. React, which
 * seldom changes, is apart from our own words and code: those who come back have it already. Content is not put together:
 * a page takes along only the words that it shows.
 */
function chunks() {
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: styleSheetOf, test: /\/frontend\/(?!.*node_modules).*\.css$/, priority: 2 },
    {
      name: comesFirst('frame'),
      test: /\/frontend\/(layout|stores|enquiry\/[^/]+$|pages\/\(site\)\/\+)|\/node_modules\/(vike-react|zustand)\//,
      minShareCount: 3,
      priority: 1,
    },
    { name: comesFirst('shared'), test: SHARED, minShareCount: 5 },
  ];
}

/**
 * Style sheets: the basics, the frame of the public site, the staff area, and one for each page and for each component
 * in a folder of its own, which only some pages have; not one for each module.
 */
function styleSheetOf(id: string): string | null {
  const file = id.split('/frontend/').at(-1) ?? '';
  const page = /^pages\/(.+)\//.exec(file)?.[1];
  if (page) return `page-${page.replaceAll(/\W+/g, '-')}`;
  const apart = /^components\/(\w+)\//.exec(file)?.[1];
  if (apart) return apart;
  // Of the enquiry, only what is outside its folders is loaded with every page.
  if (/^enquiry\/[^/]+$/.test(file)) return 'frame';
  const sheets: Record<string, string> = {
    styles: 'basics',
    components: 'basics',
    layout: 'frame',
    admin: 'admin',
  };
  return sheets[file.split('/')[0] ?? ''] ?? null;
}

/** The chunk of this name for what a page brings along at once; what it imports later stays in files of its own. */
function comesFirst(name: string) {
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const seen = new Set<string>();
    const isFirst = (module: string): boolean => {
      const info = seen.has(module) ? null : context.getModuleInfo(module);
      seen.add(module);
      return info !== null && (info.isEntry || info.importers.some(isFirst));
    };
    return isFirst(id) ? name : null;
  };
}
