import type { PageContextServer } from 'vike/types';

/** Not with the request: what comes with it makes browsers ask the server on every navigation. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  const { overrides, isPreview } = pageContext.content;
  if (Object.keys(overrides).length > 0) pageContext.overrides = overrides;
  if (pageContext.isLight) pageContext.isLightVisit = true;
  if (isPreview) pageContext.isContentPreview = true;
}
