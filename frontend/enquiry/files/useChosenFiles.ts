import { useEffect, useRef, useState } from 'react';
import { type Choice, chooseFiles } from './chooseFiles.ts';

const nothing: Choice = { files: [], refused: [] };

/** The browser's own field holds the files, and sends them with the form. */
export function useChosenFiles() {
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(nothing);
  const hold = (next: Choice) => {
    const transfer = new DataTransfer();
    for (const file of next.files) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setChoice(next);
  };
  const choose = () => hold(chooseFiles(choice.files, [...(input.current?.files ?? [])]));
  const remove = (file: File) => {
    hold({ files: choice.files.filter((other) => other !== file), refused: [] });
    input.current?.focus();
  };
  useEffect(() => {
    const form = input.current?.form;
    const forget = () => setChoice(nothing);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  useEffect(() => {
    // Chosen before this script ran.
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) setChoice(chooseFiles([], early));
  }, []);
  return { input, ...choice, choose, remove };
}
