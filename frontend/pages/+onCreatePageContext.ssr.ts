import type { PageContextServer } from 'vike/types';
import { CountingChoice } from '../layout/CountingChoice.tsx';

/** Not with the request, and on the first page alone: otherwise browsers ask the server on every navigation. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  const { overrides, isPreview } = pageContext.content;
  if (Object.keys(overrides).length > 0) pageContext.overrides = overrides;
  if (pageContext.isLight) pageContext.isLightVisit = true;
  if (pageContext.tagManagerId) Object.assign(pageContext, { isCounting: true, CountingChoice });
  if (isPreview) pageContext.isContentPreview = true;
}
