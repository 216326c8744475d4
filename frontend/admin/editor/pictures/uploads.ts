import type { UploadStatus } from '../../../api/adminUpload.ts';

export interface Uploads {
  current?: { name: string } & UploadStatus;
  /** Of the current one, from 1; 0 before the first. */
  number: number;
  total: number;
  failures: readonly string[];
}

export const noUploads: Uploads = { number: 0, total: 0, failures: [] };

/** A new choice clears the failures of the one before. */
export function chosen(uploads: Uploads): Uploads {
  return uploads.total === 0 ? noUploads : uploads;
}

export function queued(uploads: Uploads): Uploads {
  return { ...uploads, total: uploads.total + 1 };
}

export function begun(uploads: Uploads, name: string): Uploads {
  return { ...uploads, number: uploads.number + 1, current: { name, progress: 0, isWaiting: false } };
}

export function progressed(uploads: Uploads, status: UploadStatus): Uploads {
  return uploads.current ? { ...uploads, current: { ...uploads.current, ...status } } : uploads;
}

export function failed(uploads: Uploads, failure: string): Uploads {
  return { ...uploads, failures: [...uploads.failures, failure] };
}

export function ended({ number, total, failures }: Uploads): Uploads {
  return number < total ? { number, total, failures } : { ...noUploads, failures };
}
