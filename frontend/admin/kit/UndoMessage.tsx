import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin/admin.ts';
import styles from './UndoMessage.module.css';

interface UndoMessageProps {
  said: string;
  toastId: string;
  onUndo: () => void;
}

export function UndoMessage({ said, toastId, onUndo }: UndoMessageProps) {
  const undo = () => {
    toast.dismiss(toastId);
    onUndo();
  };
  return (
    <>
      {said}{' '}
      <button type="button" className={styles['undo']} onClick={undo}>
        {admin.bin.undo}
      </button>
    </>
  );
}
