import words from './enquiry-files.json' with { type: 'json' };
import { enquiryFileLimits } from './enquiryFileLimits.ts';

/** @param name of a file, where the sentence has one */
function inWords(sentence: string, name = ''): string {
  const { files, megabytes } = enquiryFileLimits;
  return sentence
    .replace('{files}', String(files))
    .replace('{megabytes}', String(megabytes))
    .replace('{name}', () => name);
}

export const enquiryFiles = {
  ...words,
  hint: inWords(words.hint),
  empty: (name: string) => inWords(words.empty, name),
  tooLarge: (name: string) => inWords(words.tooLarge, name),
  heic: (name: string) => inWords(words.heic, name),
  wrongKind: (name: string) => inWords(words.wrongKind, name),
  tooMany: (name: string) => inWords(words.tooMany, name),
  progress: (share: number) => words.progress.replace('{percent}', String(Math.floor(share * 100))),
};
