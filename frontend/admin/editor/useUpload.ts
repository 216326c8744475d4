import { useEffect, useState } from 'react';
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

export interface Uploaded {
  /** Where the picture is now. */
  address?: string;
  /** It is not there yet, but nothing is wrong with the picture. */
  isLeft?: boolean;
}

/** What the server says about the file itself, and will say again. */
const UNUSABLE = [413, 415, 422];

function isUnusable(error: unknown): boolean {
  return error instanceof Refused && UNUSABLE.includes(error.status);
}

function sentenceOf(error: unknown): string {
  return (error instanceof Refused && error.sentence) || admin.editor.uploadFailed;
}

/** Uploads pictures for the text. Toasts say that one is on its way, and what went wrong, which `failure` keeps. */
export function useUpload() {
  const call = useAdminCall();
  const [underWay, setUnderWay] = useState<UploadUnderWay[]>([]);
  const [failure, setFailure] = useState<string>();
  const isUploading = underWay.length > 0;
  useEffect(() => {
    if (!isUploading) return undefined;
    const shown = toast.loading(admin.editor.uploading);
    return () => toast.dismiss(shown);
  }, [isUploading]);

  const fail = (sentence: string) => {
    toast.error(sentence);
    setFailure(sentence);
  };
  async function upload(file: File): Promise<Uploaded> {
    const problem = pictureProblem(file);
    setFailure(undefined);
    if (problem) {
      fail(problem);
      return {};
    }
    const one = { key: newKey(), name: file.name, part: 0 };
    const others = (all: UploadUnderWay[]) => all.filter(({ key }) => key !== one.key);
    const follow = (part: number) => setUnderWay((all) => [...others(all), { ...one, part }]);
    follow(0);
    try {
      const address = await call((token) => uploadPicture(token, file, follow));
      return { address };
    } catch (error) {
      if (!(error instanceof SignedOut)) fail(sentenceOf(error));
      return { isLeft: !isUnusable(error) };
    } finally {
      setUnderWay(others);
    }
  }
  return { upload, underWay, isUploading, failure };
}
