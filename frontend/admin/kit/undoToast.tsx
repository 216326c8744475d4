import { toast } from 'react-hot-toast/headless';
import { TOAST_UNDO_MS } from '../../content/business-constants.ts';
import { UndoMessage } from './UndoMessage.tsx';

/** Says what was done, and takes it back. @param id of an earlier message that it takes the place of */
export function undoToast(said: string, onUndo: () => void, id?: string): void {
  toast.success(({ id: toastId }) => <UndoMessage said={said} toastId={toastId} onUndo={onUndo} />, {
    duration: TOAST_UNDO_MS,
    ...(id !== undefined && { id }),
  });
}
