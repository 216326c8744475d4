import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Words of the blog, of forms, of light visits and of the admin stay apart, though much imports them. */
const SHARED =
  /\/(studio\/(?!consent)[\w-]+\.json|frontend\/(api\/(?!admin)|components|content\/(?!admin|blogs|contact|light)|pages\/\+))/;

export default defineConfig({
  plugins: [react(), vike(), sharedRouter(), withoutNotes()],
  build: {
    // A drawing is one file, cached once.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
  },
});

/** The admin has its own router, and Vike warns of that in the console. Two files instead of one would weigh more. */
function sharedRouter(): Plugin {
  const warning = /assertWarning\(noContradiction,[^;]+;/;
  return {
    name: 'shared-router',
    transform: (code, id) =>
      id.endsWith('/vike/dist/utils/assertRoutingType.js') ? code.replace(warning, '') : null,
  };
}

/** What content files say to whoever edits them. */
function withoutNotes(): Plugin {
  return {
    name: 'without-notes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/[\w-]+\.json$/, code: /"_note"/ },
      handler: (code) => code.replace(/"_note": "[^"]*",/, ''),
    },
  };
}

/** Small files compress badly. React changes seldom; content stays apart: a page loads only its own words. */
function chunks() {
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: styleSheetOf, test: /\/frontend\/(?!.*node_modules).*\.css$/, priority: 2 },
    {
      name: comesFirst('frame'),
      test: /\/frontend\/(layout|stores|enquiry\/(?!sendEnquiry)[^/]+$|pages\/\(site\)\/\+)|\/node_modules\/(vike-react|zustand)\//,
      minShareCount: 3,
      priority: 1,
    },
    { name: comesFirst('shared'), test: SHARED, minShareCount: 5 },
  ];
}

/** One for each page and each folder of components, not one for each module. */
function styleSheetOf(id: string): string | null {
  const file = id.split('/frontend/').at(-1) ?? '';
  const page = /^pages\/(.+)\//.exec(file)?.[1];
  if (page) return `page-${page.replaceAll(/\W+/g, '-')}`;
  const apart = /^components\/(\w+)\//.exec(file)?.[1];
  if (apart) return apart;
  if (/^enquiry\/[^/]+$/.test(file)) return 'frame';
  const sheets: Record<string, string> = {
    styles: 'basics',
    components: 'basics',
    layout: 'frame',
    admin: 'admin',
  };
  return sheets[file.split('/')[0] ?? ''] ?? null;
}

/** Only what a page loads at once; what it imports later stays in files of its own. */
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
