import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChosenPictures } from '../draft/postDraft.ts';
import { type CopyFiles, fileNames, saveCopyFiles } from './copyFiles.ts';

/** Stores the files of a form after the copy that names them. @returns whether there was no room */
export function useStoredFiles(form: string, { pictures, unsent }: CopyFiles, saveCopyNow: () => void) {
  const [hasFailed, setFailed] = useState(false);
  const hasChosen = useRef(false);
  const store = useEffectEvent((as: string, chosen: ChosenPictures, _ids: string) => {
    const files = { pictures: chosen, unsent };
    if (fileNames(files).length === 0 && !hasChosen.current) return;
    hasChosen.current = true;
    saveCopyNow();
    void saveCopyFiles(as, files).then((isStored) => setFailed(!isStored));
  });
  const ids = unsent.map(({ id, file }) => `${id} ${file.name}`).join('\n');
  useEffect(() => store(form, pictures, ids), [form, pictures, ids]);
  return hasFailed;
}
