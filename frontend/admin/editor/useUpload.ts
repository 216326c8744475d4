import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Refused } from '../../api/adminRequest.ts';
import { type UploadProgress, uploadPicture } from '../../api/adminUpload.ts';
import { admin } from '../../content/admin.ts';
import { pictureProblem } from '../pictures/pictureProblem.ts';
import { SignedOut, useAdminCall } from '../session/useAdminCall.ts';
import { type Uploads, begun, chosen, ended, failed, noUploads, progressed, queued } from './uploads.ts';

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

/** In a toast it is seen wherever the text is scrolled to. */
function useUploadToast({ number, total }: Uploads): void {
  useEffect(() => {
    if (total > 0) toast.loading(admin.editor.uploading(number, total), { id: 'uploads' });
    else toast.dismiss('uploads');
  }, [number, total]);
  useEffect(() => () => toast.dismiss('uploads'), []);
}

/** @returns what ends once the editor has gone */
function useLeaving(): () => AbortSignal | undefined {
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return () => leaving.current?.signal;
}

/** Uploads pictures for the text, one after the other in the order they were given; one that fails stops no other. */
export function useUpload() {
  const call = useAdminCall();
  const [uploads, setUploads] = useState(noUploads);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const leaving = useLeaving();
  useUploadToast(uploads);

  const fail = (name: string, reason: string) => {
    const sentence = `${name}: ${reason}`;
    toast.error(sentence);
    setUploads((all) => failed(all, sentence));
  };
  async function send(picture: File): Promise<Uploaded> {
    const signal = leaving();
    if (signal?.aborted) return { isLeft: true };
    const { name } = picture;
    setUploads((all) => begun(all, name));
    try {
      const onProgress = (progress: UploadProgress) => setUploads((all) => progressed(all, progress));
      return { address: await call((token) => uploadPicture(token, { picture, onProgress, signal })) };
    } catch (error) {
      if (!(error instanceof SignedOut) && !signal?.aborted) fail(name, sentenceOf(error));
      return { isLeft: !isUnusable(error) };
    } finally {
      setUploads(ended);
    }
  }
  function upload(picture: File): Promise<Uploaded> {
    const problem = pictureProblem(picture);
    if (problem) {
      fail(picture.name, problem);
      return Promise.resolve({});
    }
    setUploads(queued);
    const sent = last.current.then(() => send(picture));
    last.current = sent;
    return sent;
  }
  return { upload, uploads, forgetFailures: () => setUploads(chosen) };
}
