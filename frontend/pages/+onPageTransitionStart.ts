import type { PageContextClient } from 'vike/types';
import { abortCalls } from '../api/latestCall.ts';
import { saveScrollPosition } from '../layout/saveScrollPosition.ts';
import { closeEnquiry } from '../enquiry/useEnquiryDialog.ts';
import { useShortlist } from '../stores/keptPictures.ts';
import { useNavigation } from '../stores/navigation.ts';

export function onPageTransitionStart({ isHistoryNavigation }: PageContextClient): void {
  // On the way back the history is at the other page already.
  if (!isHistoryNavigation) saveScrollPosition();
  useNavigation.setState({ isUnderWay: true });
  abortCalls();
  closeEnquiry();
  useShortlist.setState({ isOpen: false });
}
