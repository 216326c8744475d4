import { toast } from 'react-hot-toast/headless';
import { UndoMessage } from './UndoMessage.tsx';

/** Says what was done, and takes it back. */
export function undoToast(said: string, onUndo: () => void): void {
  toast.success(({ id }) => <UndoMessage said={said} toastId={id} onUndo={onUndo} />);
}
