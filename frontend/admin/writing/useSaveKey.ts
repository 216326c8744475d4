import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { SessionOver } from '../session/adminCall.ts';

interface Attempt {
  key: string;
  isSent: boolean;
  mayBeStored: boolean;
  conflict?: string | undefined;
}

const unused = (): Attempt => ({ key: newIdempotencyKey(), isSent: false, mayBeStored: false });

export type SaveKey = ReturnType<typeof useSaveKey>;

/** @returns `kept`, which lies with the text once the server may have stored it: before that, two tabs would share it */
export function useSaveKey(before: string | undefined) {
  const [{ key, isSent, mayBeStored, conflict }, set] = useState<Attempt>(() =>
    before === undefined ? unused() : { key: before, isSent: false, mayBeStored: true },
  );
  return {
    /** Of two attempts whose requests change places on the way the server keeps the later one. */
    attempt: () => ({ idempotencyKey: key, sentAt: new Date().toISOString() }),
    kept: { saveKey: isSent || mayBeStored ? key : undefined, conflict },
    onSend: () => set((now) => ({ ...now, isSent: true })),
    onFailed: (failure: unknown) =>
      set((now) => ({
        ...now,
        isSent: false,
        mayBeStored: now.mayBeStored || !isRefusal(failure),
        conflict: failure instanceof ApiError ? failure.conflict?.id?.toString() : undefined,
      })),
    renew: () => set(unused()),
  };
}

function isRefusal(failure: unknown): boolean {
  if (failure instanceof SessionOver) return true;
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
}
