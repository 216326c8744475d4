import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin.ts';
import styles from './UndoMessage.module.css';

interface UndoMessageProps {
  toastId: string;
  message: string;
  onUndo: () => void;
}

export function UndoMessage({ toastId, message, onUndo }: UndoMessageProps) {
  const undo = () => {
    toast.dismiss(toastId);
    onUndo();
  };
  return (
    <>
      {message}{' '}
      <button type="button" className={styles['undo']} onClick={undo}>
        {admin.bin.undo}
      </button>
    </>
  );
}
