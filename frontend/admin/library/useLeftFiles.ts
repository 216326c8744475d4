import { useEffect, useState } from 'react';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { readAllFiles, removeCopyFiles, saveCopyFiles } from '../copies/copyFiles.ts';
import { holdForm, readOpenForms } from '../copies/openForms.ts';
import type { UnsentFile } from '../pictures/UnsentFile.ts';
import { sessionAccount } from '../session/sessionAccount.ts';
import { useStoredFiles } from '../copies/useStoredFiles.ts';

const PREFIX = 'library ';
const NO_PICTURES = {};

interface Left {
  forms: string[];
  files: readonly UnsentFile[];
}
const NOTHING: Left = { forms: [], files: [] };

/** Files that were chosen on the screen of pictures outlive its tab until they are sent. */
export function useLeftFiles(unsent: readonly UnsentFile[], choose: (files: File[]) => void) {
  const [form] = useState(() => `${PREFIX}${newIdempotencyKey()} ${sessionAccount() ?? ''}`.trimEnd());
  const [left, setLeft] = useState(NOTHING);
  const isWithoutRoom = useStoredFiles(form, { pictures: NO_PICTURES, unsent }, () => undefined);
  useEffect(() => holdForm(form), [form]);
  useEffect(() => void readLeft().then(setLeft), []);
  const drop = () => {
    setLeft(NOTHING);
    void removeCopyFiles(...left.forms);
  };
  const take = async () => {
    const { files } = left;
    await saveCopyFiles(form, { pictures: NO_PICTURES, unsent: [...unsent, ...files] });
    drop();
    choose(files.map(({ file }) => file));
  };
  return { left: left.files, take, drop, isWithoutRoom: isWithoutRoom && unsent.length > 0 };
}

async function readLeft(): Promise<Left> {
  const open = await readOpenForms();
  const own = sessionAccount();
  const isLeft = (form: string) => {
    // Without one it is from before files belonged to somebody.
    const [, , account = own] = form.split(' ');
    return form.startsWith(PREFIX) && account === own && !open.includes(form);
  };
  const all = (await readAllFiles()).filter(([form]) => isLeft(form));
  return { forms: all.map(([form]) => form), files: all.flatMap(([, { unsent }]) => unsent) };
}
