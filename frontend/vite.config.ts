import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { numberRules } from './content/numberRules.ts';
import { shortClassNames } from './styles/shortClassNames.ts';

/** What every page loads at once: as little as can be. */
const HYDRATION =
  /\/frontend\/(hydration\/(?!hydrateWhenVisible|preloadReact)|api\/(lightCookie|isPrivateAddress|isServed)|stores\/(browserStorage|lastUserInput)|enquiry\/(hasWaiting|noteLanding)|motion\/(nextIdle|prefersReducedMotion|whenPainted))|vite\/preload-helper/;

const REACT =
  /\/node_modules\/(react|react-dom|scheduler|vike-react|@brillout\/json-serializer)\/|\/frontend\/(pages\/(hydratePage|\+onRenderClient)|stores\/lightParts|hydration\/preloadReact)/;

/** What a page starts with. */
const ENTRY = /\/vike\/dist\/client\/runtime-server-routing\/entry\.js(\?v=\w+)?$/;
const START = /\/frontend\/pages\/startPage\.ts$/;

/** What a page that many visitors see begins with. */
const FIRST = /\/frontend\/pages\/(?!admin\/|consent\/|thank-you\/|.*-preview\/).*\+(Page|Layout)\.tsx$/;
const MANY = 6;

/** Styles stand in every page (decision 066), which should have only its own. */
const SHOWN_BY_FEW = {
  fields: /^components\/Field\./,
  notices: /^components\/Notice\./,
  lists: /^components\/(EmptyState|LinkRows|PageLinks|PostMeta)\./,
  plain: /^(components\/Plain(Head)?|layout\/LegalText)\./,
};

export default defineConfig(({ command }) => ({
  plugins: [react(), vike(), scriptWhenWanted(), withoutLists(), withoutNotes(), withNumberRules()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames(import.meta.dirname) } : {} },
  build: {
    // A drawing is one file, cached once.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks() },
        // Every page loads a list of them.
        chunkFileNames: 'assets/chunks/[hash:7].js',
      },
    },
  },
}));

/**
 * Vike loads a page's script at once and has no hook before that. React, the largest part, comes beside it. A built page of
 * visitors starts without Vike's client.
 */
function scriptWhenWanted(): Plugin {
  let isBuild = false;
  return {
    name: 'script-when-wanted',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transform: {
      // Development adds a version to the address.
      filter: { id: ENTRY },
      handler: (_code, id) => `
        import { hydrateOnInteraction } from '/hydration/hydrateOnInteraction.ts';
        const vike = () => import('${id.split('?')[0]}?wanted').then(() => undefined);
        const page = ${isBuild ? `() => /^\\/admin(\\/|$)/.test(location.pathname) ? vike() : import('/pages/startPage.ts')` : 'vike'};
        hydrateOnInteraction(page, () => import('/hydration/preloadReact.ts'));`,
    },
  };
}

/** Every page would load a list of what all pages need. Its HTML names what it needs itself, and has its styles. */
function withoutLists(): Plugin {
  return {
    name: 'without-lists',
    renderChunk: (code, { moduleIds }) =>
      moduleIds.some((id) => ENTRY.test(id) || START.test(id))
        ? code.replaceAll('__VITE_PRELOAD__', 'void 0')
        : null,
  };
}

/** What content files say to the people who edit them. */
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

/** What content/numberRules.ts reads from Intl. */
function withNumberRules(): Plugin {
  return {
    name: 'with-number-rules',
    transform: {
      filter: { id: /\/content\/numberRules\.ts$/ },
      handler: () => `export const numberRules = ${JSON.stringify(numberRules)};`,
    },
  };
}

/** Small files compress badly. React changes seldom; beside it and the frame a page loads little that is not its own. */
function chunks() {
  return [
    { name: 'hydration', test: HYDRATION, priority: 4 },
    { name: 'react', test: REACT, priority: 3 },
    {
      name: styleSheetOf,
      debugName: 'sheets',
      test: /\/frontend\/(?!.*node_modules).*\.css$/,
      priority: 2,
    },
    { name: sharedBy, debugName: 'shared' },
  ];
}

/** One for each page and each folder of components, not one for each module. */
function styleSheetOf(id: string): string | null {
  const file = id.split('/frontend/').at(-1) ?? '';
  const page = /^pages\/(.+)\//.exec(file)?.[1];
  if (page) return `page-${page.replaceAll(/\W+/g, '-')}`;
  const apart = /^components\/(\w+)\//.exec(file)?.[1];
  if (apart) return apart;
  if (file.startsWith('enquiry/')) return /^enquiry\/[^/]+$/.test(file) ? 'frame' : 'enquiry';
  const family = Object.entries(SHOWN_BY_FEW).find(([, modules]) => modules.test(file));
  if (family) return family[0];
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

/** What all of the site's pages load at once, and what many do; what they import later stays in files of its own. */
function sharedBy(id: string, context: Rolldown.ChunkingContext): string | null {
  const seen = new Set([id]);
  for (const module of seen)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  const first = [...seen].filter((module) => FIRST.test(module));
  if (first.some((module) => module.endsWith('/pages/(site)/+Layout.tsx'))) return 'frame';
  return first.length >= MANY ? 'shared' : null;
}
