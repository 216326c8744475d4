import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAskBeforeClosing } from '../dialogs/useAskBeforeClosing.ts';
import { useKeyStep } from '../fields/useKeyStep.ts';

interface Passed {
  value: string;
  seen: string;
  /** Of when the first was passed: a change of what was seen then, whatever somebody else has stored since. */
  choose: (value: string) => void;
}

/** Of a list that saves: what keys pass on the way is chosen only when it is left, or by Enter. */
export function useSavedList(value: string, onChoose: (value: string) => void) {
  const [passed, setPassed] = useState<Passed>();
  const step = useKeyStep();
  const own = useRef<string>(undefined);
  useAskBeforeClosing(passed !== undefined);
  const choose = (chosen: string) => {
    setPassed(undefined);
    if (chosen === value) return;
    own.current = chosen;
    onChoose(chosen);
  };
  const pass = (reached: string) => setPassed({ choose, seen: value, ...passed, value: reached });
  const leave = () => {
    if (!passed) return;
    const isOwn = value === passed.seen || value === own.current;
    (isOwn ? choose : passed.choose)(passed.value);
  };
  const leaveWithScreen = useEffectEvent(leave);
  useEffect(() => () => leaveWithScreen(), []);
  return {
    value: passed?.value ?? value,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      step.isStep.current ? pass(target.value) : choose(target.value),
    onKeyDown: ({ key }: KeyboardEvent) => (key === 'Enter' && passed ? leave() : step.onKeyDown()),
    onBlur: leave,
  };
}
