import { system } from '../content/system.ts';
import { useNavigation } from '../stores/navigation.ts';
import styles from './NavigationStatus.module.css';

/** Says that the next page is on its way when it takes longer than a moment. */
export function NavigationStatus() {
  const isUnderWay = useNavigation((navigation) => navigation.isUnderWay);
  return <output className={styles['status']}>{isUnderWay && system.states.loading}</output>;
}
