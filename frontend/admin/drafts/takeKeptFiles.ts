import { type CopyFiles, fileNames, readCopyFiles, releaseCopyFiles } from '../copies/copyFiles.ts';
import { type KeptText, formOf } from './keptTexts.ts';

export interface KeptFiles extends CopyFiles {
  /** Names of those that this browser does not have. */
  missing: readonly string[];
}

/** The files of a kept text, for the form that carries on with it. @param named in its words */
export async function takeKeptFiles(
  text: Pick<KeptText<unknown>, 'copy' | 'server' | 'files'>,
  named: readonly string[] = [],
): Promise<KeptFiles> {
  const form = formOf(text);
  const files = await readCopyFiles(form);
  await releaseCopyFiles(form);
  const present = fileNames(files);
  const all = new Set([...text.files, ...named]);
  return { ...files, missing: [...all].filter((name) => !present.includes(name)) };
}
