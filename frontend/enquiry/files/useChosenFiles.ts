import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftKey } from '../draft/enquiryDraft.ts';
import { type Choice, chooseFiles } from './chooseFiles.ts';
import { keepFiles, readKeptFiles } from './keptFiles.ts';

const nothing: Choice = { files: [], refused: [] };

type Field = RefObject<HTMLInputElement | null>;
const filesIn = ({ current }: Field): File[] => [...(current?.files ?? [])];

/** The browser's own field holds the files, and sends them with the form, which keeps them with its draft. */
export function useChosenFiles() {
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(nothing);
  const change = (next: Choice) => {
    setChoice(next);
    fill(input, next.files);
    tellForm(input);
  };
  const choose = () => {
    change(chooseFiles(choice.files, filesIn(input)));
    // Now there is a line.
    void import('./sendFiles.ts').catch(() => undefined);
  };
  const remove = (file: File) => {
    const files = choice.files.filter((other) => other !== file);
    change({ files, refused: [] });
    keepWhatIsLeft(files);
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
      const key = draftKey();
      const kept = await readKeptFiles(key);
      // Chosen before this script ran, or meanwhile.
      const chosen = filesIn(input);
      const next = chooseFiles(draftKey() === key ? kept : [], chosen);
      if (next.files.length + next.refused.length === 0) return;
      setChoice(next);
      fill(input, next.files);
      if (chosen.length > 0) tellForm(input);
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

const tellForm = ({ current }: Field) => current?.dispatchEvent(new Event('input', { bubbles: true }));

/** The form does not keep that there is none where it has chosen none itself. */
function keepWhatIsLeft(files: File[]): void {
  const key = draftKey();
  if (key !== undefined) void keepFiles(key, files);
}
