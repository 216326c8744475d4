import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useKeyStep } from './useKeyStep.ts';

/** Of a list that saves: what keys pass on the way is chosen only when it is left, or by Enter. */
export function useSavedList(value: string, onChoose: (value: string) => void) {
  const [passed, setPassed] = useState<string>();
  const step = useKeyStep();
  const choose = (chosen: string) => {
    setPassed(undefined);
    if (chosen !== value) onChoose(chosen);
  };
  return {
    value: passed ?? value,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      step.isStep.current ? setPassed(target.value) : choose(target.value),
    onKeyDown: ({ key }: KeyboardEvent) =>
      key === 'Enter' && passed !== undefined ? choose(passed) : step.onKeyDown(),
    onBlur: () => passed !== undefined && choose(passed),
  };
}
