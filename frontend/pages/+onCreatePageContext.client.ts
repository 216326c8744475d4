import type { PageContextClient } from 'vike/types';

/** What the first page brought stays good for the next ones. */
export function onCreatePageContext(pageContext: PageContextClient): void {
  const { previousPageContext } = pageContext;
  if (previousPageContext?.overrides) pageContext.overrides = previousPageContext.overrides;
  if (previousPageContext?.isContentPreview) pageContext.isContentPreview = true;
}
