import type { PageContextClient } from 'vike/types';
import { useFreshContent } from '../stores/freshContent.ts';

/** What the first page brought stays good for the next ones, until newer words are read. */
export function onCreatePageContext(pageContext: PageContextClient): void {
  const { previousPageContext } = pageContext;
  const overrides = useFreshContent.getState().overrides ?? previousPageContext?.overrides;
  if (overrides) pageContext.overrides = overrides;
  if (previousPageContext?.isCounting) pageContext.isCounting = true;
  if (previousPageContext?.isContentPreview) pageContext.isContentPreview = true;
}
