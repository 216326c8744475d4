import { system } from '../content/system.ts';
import { useNavigation } from '../stores/navigation.ts';
import styles from './NavigationStatus.module.css';

export function NavigationStatus() {
  const isUnderWay = useNavigation((navigation) => navigation.isUnderWay);
  return <output className={styles['status']}>{isUnderWay && system.states.loading}</output>;
}
