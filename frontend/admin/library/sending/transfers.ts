import type { UploadStatus } from '../../../api/adminUpload.ts';
import type { UnsentFile } from '../../pictures/UnsentFile.ts';

/** What became of a file once it is in. */
export interface Arrival {
  /** Of the picture that it became. */
  key?: string | undefined;
  /** That the same picture was there before, in a sentence. */
  known?: string | undefined;
}

/** One file on its way to the studio's pictures. */
export interface Transfer extends Arrival, UnsentFile {
  state: 'waits' | 'sends' | 'in' | 'refused';
  status: UploadStatus;
  /** Why it was refused, in a sentence. */
  reason?: string;
  /** Nothing is wrong with the file: it can be sent again. */
  isWorthRetrying?: boolean;
}

const NOT_SENT: UploadStatus = { progress: 0, isWaiting: false };

export function waiting(id: string, place: string, file: File): Transfer {
  return { id, place, file, state: 'waits', status: NOT_SENT };
}

export type SendingChange = Partial<Omit<Transfer, 'id' | 'place' | 'file'>>;

export function changed(all: readonly Transfer[], id: string, change: SendingChange): readonly Transfer[] {
  return all.map((one) => (one.id === id ? { ...one, ...change } : one));
}

/** The one to send next: one after the other, in the order in which they were chosen. */
export function nextOf(all: readonly Transfer[]): Transfer | undefined {
  return all.some(({ state }) => state === 'sends') ? undefined : all.find(({ state }) => state === 'waits');
}

const isComing = ({ state }: Transfer): boolean => state === 'waits' || state === 'sends';

export function isUnderWay(all: readonly Transfer[]): boolean {
  return all.some(isComing);
}

/** Those that the server does not have, and could have. */
export function unsentOf(all: readonly Transfer[]): readonly UnsentFile[] {
  return all
    .filter((one) => isComing(one) || (one.state === 'refused' && one.isWorthRetrying === true))
    .map(({ id, place, file }) => ({ id, place, file }));
}

export function countComing(all: readonly Transfer[], place: string): number {
  return all.filter((one) => one.place === place && isComing(one)).length;
}

/** A new choice clears what is in; what was refused stays until it is left out. */
export function chosenAgain(all: readonly Transfer[]): readonly Transfer[] {
  return isUnderWay(all) ? all : all.filter(({ state }) => state === 'refused');
}

/** Once all have arrived, those that are left to look at. */
export function unanswered(all: readonly Transfer[]): readonly Transfer[] {
  if (isUnderWay(all)) return all;
  return all.filter(({ state, known }) => state === 'refused' || known !== undefined);
}

/** In bytes, of those that were not refused. */
export function sizesOf(all: readonly Transfer[]): { sent: number; total: number } {
  const counted = all.filter(({ state }) => state !== 'refused');
  const shareOf = ({ state, status }: Transfer) => (state === 'in' ? 1 : status.progress);
  return {
    sent: counted.reduce((sum, one) => sum + one.file.size * shareOf(one), 0),
    total: counted.reduce((sum, { file }) => sum + file.size, 0),
  };
}
