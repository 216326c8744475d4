import { type FocusEvent, useState } from 'react';
import { admin } from '../../../content/admin/admin.ts';

/** Of a day or a time that is half typed the browser tells no value, as of none. */
export function useHalfTyped(error: string | undefined) {
  const [isHalf, setHalf] = useState(false);
  return {
    mistake: isHalf ? admin.halfTyped : error,
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setHalf(target.validity.badInput),
  };
}
