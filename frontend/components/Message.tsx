import { useEffect } from 'react';
import { sayOn, useMessage } from '../stores/message.ts';
import styles from './Message.module.css';

export function Message() {
  const message = useMessage((state) => state.message);
  useEffect(sayOn, []);
  return <output className={styles['message']}>{message}</output>;
}
