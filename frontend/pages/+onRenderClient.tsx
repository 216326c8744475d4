import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import type { PageContextClient } from 'vike/types';

/** In slices, between which the browser answers. Resolves when the page does. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  const root = document.getElementById('root');
  const { Page, config } = pageContext;
  if (!root || !Page) return;
  let page = <Page />;
  for (const Layout of config.Layout ?? []) page = <Layout>{page}</Layout>;
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
