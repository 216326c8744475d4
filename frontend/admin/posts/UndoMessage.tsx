import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin.ts';
import styles from './UndoMessage.module.css';

export function UndoMessage({ toastId, onUndo }: { toastId: string; onUndo: () => void }) {
  const undo = () => {
    toast.dismiss(toastId);
    onUndo();
  };
  return (
    <>
      {admin.toasts.deleted}{' '}
      <button type="button" className={styles['undo']} onClick={undo}>
        {admin.bin.undo}
      </button>
    </>
  );
}
