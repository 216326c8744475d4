import { z } from 'zod';

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EEXIST: 'there is such a file already',
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};
const systemError = z.object({ code: z.string() });

/** @returns why the file system refuses, undefined when it is something else that failed */
export function fileReason(error: unknown): string | undefined {
  return REASONS[systemError.safeParse(error).data?.code ?? ''];
}
