import { useMessage } from '../stores/message.ts';
import styles from './Message.module.css';

export function Message() {
  const message = useMessage((state) => state.message);
  return <output className={styles['message']}>{message}</output>;
}
