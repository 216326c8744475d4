import { postWithProgress } from './postWithProgress.ts';
import { shrinkPhotographs } from './shrinkPhotographs.ts';

const FOR_SHRINKING_MS = 20_000;

/** @throws TypeError when nobody answered */
export async function sendFiles(
  url: string,
  { body, headers, files }: { body: FormData; headers: Record<string, string>; files: File[] },
  onProgress: (share: number) => void,
): Promise<Response> {
  body.delete('files');
  for (const file of await shrunk(files)) body.append('files', file);
  return postWithProgress(url, { body, headers }, onProgress);
}

/** As they are, when it takes longer than it would save. */
function shrunk(files: File[]): Promise<File[]> {
  const unchanged = new Promise<File[]>((resolve) => setTimeout(resolve, FOR_SHRINKING_MS, files));
  return Promise.race([shrinkPhotographs(files), unchanged]);
}
