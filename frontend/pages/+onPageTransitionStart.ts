import { closeEnquiry } from '../stores/enquiryModal.ts';
import { useNavigation } from '../stores/navigation.ts';

export function onPageTransitionStart(): void {
  useNavigation.setState({ isUnderWay: true });
  closeEnquiry();
}
