import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Refused } from '../../api/adminRequest.ts';
import { uploadPicture } from '../../api/adminUpload.ts';
import { newKey } from '../../api/newKey.ts';
import { admin } from '../../content/admin.ts';
import { pictureProblem } from '../form/pictureProblem.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';

/** A picture on its way. */
export interface UploadUnderWay {
  key: string;
  name: string;
  /** How much of it has been sent, from 0 to 1. */
  part: number;
}

function sentenceOf(error: unknown): string {
  return (error instanceof Refused && error.sentence) || admin.editor.uploadFailed;
}

/** Uploads pictures for the text. What goes wrong is said in a toast and kept in `failure`. */
export function useUpload() {
  const call = useAdminCall();
  const [underWay, setUnderWay] = useState<UploadUnderWay[]>([]);
  const [failure, setFailure] = useState<string>();

  const fail = (sentence: string) => {
    toast.error(sentence);
    setFailure(sentence);
  };
  /** @returns the picture's address on this site, or undefined when it was not taken */
  async function upload(file: File): Promise<string | undefined> {
    const problem = pictureProblem(file);
    setFailure(undefined);
    if (problem) {
      fail(problem);
      return undefined;
    }
    const one = { key: newKey(), name: file.name, part: 0 };
    const others = (all: UploadUnderWay[]) => all.filter(({ key }) => key !== one.key);
    const follow = (part: number) => setUnderWay((all) => [...others(all), { ...one, part }]);
    follow(0);
    try {
      return await call((token) => uploadPicture(token, file, follow));
    } catch (error) {
      if (!(error instanceof SignedOut)) fail(sentenceOf(error));
      return undefined;
    } finally {
      setUnderWay(others);
    }
  }
  return { upload, underWay, failure };
}
