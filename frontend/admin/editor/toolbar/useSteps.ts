import type Quill from 'quill';
import { useState } from 'react';

export function useSteps(getEditor: () => Quill | undefined) {
  const [steps, setSteps] = useState({ canUndo: false, canRedo: false });
  const look = () => {
    const stack = getEditor()?.history.stack;
    if (stack) setSteps({ canUndo: stack.undo.length > 0, canRedo: stack.redo.length > 0 });
  };
  const actions = {
    undo: () => getEditor()?.history.undo(),
    redo: () => getEditor()?.history.redo(),
  };
  return { steps, look, actions };
}
