import { toast } from 'react-hot-toast/headless';
import { TOAST_UNDO_MS } from '../../content/business-constants.ts';
import { UndoMessage } from './UndoMessage.tsx';

export function undoToast(message: string, onUndo: () => void): void {
  toast.success(({ id }) => <UndoMessage toastId={id} message={message} onUndo={onUndo} />, {
    duration: TOAST_UNDO_MS,
  });
}
