import type { PageContextClient } from 'vike/types';
import { announcePage } from '../layout/announcePage.ts';
import { refreshContent } from '../stores/freshContent.ts';
import { useNavigation } from '../stores/navigation.ts';

export function onPageTransitionEnd({ overrides, isContentPreview }: PageContextClient): void {
  useNavigation.setState({ isUnderWay: false });
  announcePage();
  if (!isContentPreview) void refreshContent(overrides);
}
