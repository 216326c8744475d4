import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import type { PageContext } from 'vike/types';
import { loadLightParts } from '../stores/lightParts.ts';

type Layout = ComponentType<{ children: ReactNode }>;

/** In slices, between which the browser answers. Resolves with the frame; parts below `<Suspense>` follow. @param layouts the innermost first */
export async function hydratePage(
  pageContext: PageContext,
  Page: ComponentType,
  layouts: Layout[],
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  if (pageContext.isLightVisit) await loadLightParts();
  // Where React reads the first text in it, it puts that back over what was typed since.
  for (const area of root.querySelectorAll('textarea'))
    Object.defineProperty(area, 'textContent', { value: null });
  let page = <Page />;
  for (const Layout of layouts) page = <Layout>{page}</Layout>;
  await new Promise<void>((hydrated) =>
    startTransition(() => {
      hydrateRoot(
        root,
        <VikeReactProviderPageContext pageContext={pageContext}>
          <Told onHydrated={hydrated}>{page}</Told>
        </VikeReactProviderPageContext>,
      );
    }),
  );
}

function Told({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
