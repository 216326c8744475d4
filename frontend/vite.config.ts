import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Words of the blog, of forms, of light visits and of the admin stay apart, though much imports them. */
const SHARED =
  /\/(studio\/(?!consent)[\w-]+\.json|frontend\/(api\/(?!admin)|components|content\/(?!admin|blogs|contact|light)|pages\/\+))/;

/** What every page loads at once: as little as can be. */
const WAKE =
  /\/frontend\/(wake\/(?!hydrateWhenVisible|preloadReact)|api\/(lightCookie|isPrivateAddress)|stores\/(browserStorage|lastUserInput)|enquiry\/(hasWaiting|noteLanding)|motion\/prefersReducedMotion)|vite\/preload-helper/;

export default defineConfig({
  plugins: [react(), vike(), scriptWhenWanted(), withoutNotes()],
  build: {
    // A drawing is one file, cached once.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
  },
});

/** Vike loads a page's script at once and has no hook before that. React, the largest part, comes beside it. */
function scriptWhenWanted(): Plugin {
  return {
    name: 'script-when-wanted',
    transform: {
      filter: { id: /\/vike\/dist\/client\/runtime-server-routing\/entry\.js$/ },
      handler: (_code, id) => `
        import { fetchScript } from '/wake/fetchScript.ts';
        import { whenWanted } from '/wake/whenWanted.ts';
        const load = () => Promise.all([import('${id}?wanted'), import('/wake/preloadReact.ts')]);
        whenWanted().then(() => fetchScript(load));`,
    },
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
    { name: 'wake', test: WAKE, priority: 4 },
    {
      name: 'react',
      test: /\/node_modules\/(react|react-dom|scheduler)\/|\/wake\/preloadReact/,
      priority: 3,
    },
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
  // Its place among the others is not the same on the server, and two sheets of everything would be sent.
  if (file.startsWith('layout/CountingChoice')) return 'counting';
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
