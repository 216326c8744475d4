import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftKey } from '../draft/enquiryDraft.ts';
import { type Choice, chooseFiles } from './chooseFiles.ts';
import { keepFiles, readKeptFiles } from './keptFiles.ts';

const nothing: Choice = { files: [], refused: [] };

type Field = RefObject<HTMLInputElement | null>;
const filesIn = ({ current }: Field): File[] => [...(current?.files ?? [])];

/** The browser's own field holds the files, and sends them with the form; they are kept with its draft. */
export function useChosenFiles() {
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(nothing);
  const change = (next: Choice) => {
    fill(input, next.files);
    setChoice(next);
    const key = draftKey();
    if (key !== undefined) void keepFiles(key, next.files);
  };
  const choose = () => change(chooseFiles(choice.files, filesIn(input)));
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
    const showKept = async () => {
      // Chosen before this script ran.
      if (filesIn(input).length > 0) setChoice(chooseFiles([], filesIn(input)));
      const files = await readKeptFiles(draftKey());
      if (files.length === 0 || filesIn(input).length > 0) return;
      fill(input, files);
      setChoice({ files, refused: [] });
    };
    void showKept();
  }, []);
  return { input, ...choice, choose, remove };
}

function fill({ current }: Field, files: File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (current) current.files = transfer.files;
}
