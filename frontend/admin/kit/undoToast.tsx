import { toast } from 'react-hot-toast/headless';
import { TOAST_UNDO_MS } from '../../content/business-constants.ts';
import { UndoMessage } from './UndoMessage.tsx';

interface UndoToastOptions {
  /** Of an earlier message that it takes the place of. */
  id?: string;
  duration?: number;
}

/** Says what was done, and takes it back. */
export function undoToast(
  said: string,
  onUndo: () => void,
  { id, duration = TOAST_UNDO_MS }: UndoToastOptions = {},
): void {
  toast.success(({ id: toastId }) => <UndoMessage said={said} toastId={toastId} onUndo={onUndo} />, {
    duration,
    ...(id !== undefined && { id }),
  });
}
