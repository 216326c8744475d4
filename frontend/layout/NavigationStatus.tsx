import { states } from '../content/states.ts';
import { useNavigation } from '../stores/navigation.ts';
import styles from './NavigationStatus.module.css';

export function NavigationStatus() {
  const isUnderWay = useNavigation((navigation) => navigation.isUnderWay);
  return <output className={styles['status']}>{isUnderWay && states.loading}</output>;
}
