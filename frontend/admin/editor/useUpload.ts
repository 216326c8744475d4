import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { uploadPicture } from '../../api/adminPosts.ts';
import { Refused } from '../../api/adminRequest.ts';
import { admin } from '../../content/admin.ts';
import { pictureProblem } from '../form/pictureProblem.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';

function sentenceOf(error: unknown): string {
  return (error instanceof Refused && error.sentence) || admin.editor.uploadFailed;
}

/** Uploads pictures for the text. What goes wrong is said in a toast and kept in `failure`. */
export function useUpload() {
  const call = useAdminCall();
  const [underWay, setUnderWay] = useState(0);
  const [failure, setFailure] = useState<string>();

  /** @returns the picture's address on this site, or undefined when it was not taken */
  async function upload(file: File): Promise<string | undefined> {
    const problem = pictureProblem(file);
    setFailure(problem);
    if (problem) {
      toast.error(problem);
      return undefined;
    }
    setUnderWay((count) => count + 1);
    try {
      return await call((token) => uploadPicture(token, file));
    } catch (error) {
      if (error instanceof SignedOut) return undefined;
      toast.error(sentenceOf(error));
      setFailure(sentenceOf(error));
      return undefined;
    } finally {
      setUnderWay((count) => count - 1);
    }
  }
  return { upload, isUploading: underWay > 0, failure };
}
