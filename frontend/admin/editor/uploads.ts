import type { UploadProgress } from '../../api/adminUpload.ts';

/** The pictures on their way into the text. */
export interface Uploads {
  /** The one under way. */
  current?: { name: string } & UploadProgress;
  /** Which of them it is, from 1; 0 before the first. */
  number: number;
  /** 0 when there is none. */
  total: number;
  /** What went wrong, by the names of the files, until others are sent. */
  failures: readonly string[];
}

export const noUploads: Uploads = { number: 0, total: 0, failures: [] };

/** What failed before is of no interest any more when others are chosen. */
export function chosen(uploads: Uploads): Uploads {
  return uploads.total === 0 ? noUploads : uploads;
}

export function queued(uploads: Uploads): Uploads {
  return { ...uploads, total: uploads.total + 1 };
}

export function begun(uploads: Uploads, name: string): Uploads {
  return { ...uploads, number: uploads.number + 1, current: { name, part: 0, isWaiting: false } };
}

export function progressed(uploads: Uploads, progress: UploadProgress): Uploads {
  return uploads.current ? { ...uploads, current: { ...uploads.current, ...progress } } : uploads;
}

export function failed(uploads: Uploads, failure: string): Uploads {
  return { ...uploads, failures: [...uploads.failures, failure] };
}

export function ended({ number, total, failures }: Uploads): Uploads {
  return number < total ? { number, total, failures } : { ...noUploads, failures };
}
