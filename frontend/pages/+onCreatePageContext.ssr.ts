import type { PageContextServer } from 'vike/types';
import { CountingChoice } from '../layout/CountingChoice.tsx';

export function onCreatePageContext(pageContext: PageContextServer): void {
  const { overrides, isPreview } = pageContext.content;
  if (Object.keys(overrides).length > 0) pageContext.overrides = overrides;
  if (pageContext.isLight) pageContext.isLightVisit = true;
  if (pageContext.tagManagerId) Object.assign(pageContext, { isCounting: true, CountingChoice });
  if (isPreview) pageContext.isContentPreview = true;
}
