import { useLightboxState } from 'yet-another-react-lightbox';
import type { HeartAt } from '../hearts/heartsOf.tsx';
import styles from './Lightbox.module.css';

export function HeartOfSlide({ heart }: { heart: HeartAt }) {
  const { currentIndex } = useLightboxState();
  return heart(currentIndex, styles['heart']);
}
