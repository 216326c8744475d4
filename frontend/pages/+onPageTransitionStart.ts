import type { PageContextClient } from 'vike/types';
import { callOff } from '../api/newestCall.ts';
import { keepPlace } from '../layout/keepPlace.ts';
import { closeEnquiry } from '../stores/enquiryModal.ts';
import { useNavigation } from '../stores/navigation.ts';

export function onPageTransitionStart({ isHistoryNavigation }: PageContextClient): void {
  // On the way back the history is already at the other page.
  if (!isHistoryNavigation) keepPlace();
  useNavigation.setState({ isUnderWay: true });
  callOff();
  closeEnquiry();
}
