import { announcePage } from '../layout/announcePage.ts';
import { useNavigation } from '../stores/navigation.ts';

export function onPageTransitionEnd(): void {
  useNavigation.setState({ isUnderWay: false });
  announcePage();
}
