import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError, sentenceOf } from '../../../api/ApiError.ts';
import { type UploadStatus, uploadPicture } from '../../../api/adminUpload.ts';
import { admin } from '../../../content/admin/admin.ts';
import { serialQueue } from '../../../stores/serialQueue.ts';
import { pictureProblem } from '../../pictures/pictureProblem.ts';
import { SessionOver, adminCall } from '../../session/adminCall.ts';
import { type Uploads, begun, chosen, ended, failed, noUploads, progressed, queued } from './uploads.ts';

export interface Uploaded {
  address?: string;
  /** Not uploaded, though nothing is wrong with the picture. */
  isLeft?: boolean;
}

/** The file itself is refused, and would be again. */
const UNUSABLE = [413, 415, 422];

function isUnusable(error: unknown): boolean {
  return error instanceof ApiError && UNUSABLE.includes(error.status);
}

function useUploadToast({ number, total }: Uploads): void {
  useEffect(() => {
    if (total > 0) toast.loading(admin.editor.uploading(number, total), { id: 'uploads' });
    else toast.dismiss('uploads');
  }, [number, total]);
  useEffect(() => () => toast.dismiss('uploads'), []);
}

function useClosing(): () => AbortSignal | undefined {
  const closing = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);
  return () => closing.current?.signal;
}

/** Uploads pictures one after the other; one that fails does not stop the others. */
export function useUpload() {
  const [uploads, setUploads] = useState(noUploads);
  const [enqueue] = useState(serialQueue);
  const closing = useClosing();
  useUploadToast(uploads);

  const fail = (name: string, reason: string) => {
    const sentence = `${name}: ${reason}`;
    toast.error(sentence);
    setUploads((all) => failed(all, sentence));
  };
  async function send(picture: File): Promise<Uploaded> {
    const signal = closing();
    if (signal?.aborted) return { isLeft: true };
    const { name } = picture;
    setUploads((all) => begun(all, name));
    try {
      const onStatus = (status: UploadStatus) => setUploads((all) => progressed(all, status));
      return { address: await adminCall((token) => uploadPicture(picture, { token, onStatus, signal })) };
    } catch (error) {
      if (!(error instanceof SessionOver) && !signal?.aborted)
        fail(name, sentenceOf(error, admin.editor.uploadFailed));
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
    return enqueue(() => send(picture));
  }
  return { upload, uploads, forgetFailures: () => setUploads(chosen) };
}
