import { useEffect, useRef, useState } from 'react';
import { draftKey } from '../draft/enquiryDraft.ts';
import { type Choice, chooseFiles } from './chooseFiles.ts';
import { keepFiles, readKeptFiles } from './keptFiles.ts';

const nothing: Choice = { files: [], refused: [] };

/** The browser's own field holds the files, and sends them with the form; they are kept with its draft. */
export function useChosenFiles() {
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(nothing);
  const hold = (next: Choice) => {
    const transfer = new DataTransfer();
    for (const file of next.files) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setChoice(next);
  };
  const change = (next: Choice) => {
    hold(next);
    const key = draftKey();
    if (key !== undefined) void keepFiles(key, next.files);
  };
  const choose = () => change(chooseFiles(choice.files, [...(input.current?.files ?? [])]));
  const remove = (file: File) => {
    change({ files: choice.files.filter((other) => other !== file), refused: [] });
    input.current?.focus();
  };
  useEffect(() => {
    const form = input.current?.form;
    const forget = () => setChoice(nothing);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  useEffect(() => {
    const inField = () => [...(input.current?.files ?? [])];
    // Chosen before this script ran.
    if (inField().length > 0) setChoice(chooseFiles([], inField()));
    void readKeptFiles(draftKey()).then((files) => {
      if (files.length > 0 && inField().length === 0) hold({ files, refused: [] });
    });
  }, []);
  return { input, ...choice, choose, remove };
}
