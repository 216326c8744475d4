import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { admin } from '../../content/admin/admin.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { undoToast } from '../kit/undoToast.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';

const words = admin.check.unpublish;

export interface StatusChange {
  status: 'draft' | 'published';
  /** That is changed; after the change, the new one. */
  version: number;
}

interface Unpublishing {
  noun: DraftKind<unknown>['noun'];
  version: number | undefined;
  /** @param idempotencyKey the same until it succeeds. @returns the new version */
  change: (token: string, to: StatusChange, idempotencyKey: string) => Promise<number>;
  onChanged: (to: StatusChange) => void;
}

/** At once, and taken back by its message. What is typed meanwhile stays as it is; a save waits for the new version. */
export function useUnpublish({ noun, version, change, onChanged }: Unpublishing) {
  const invalidates = [noun === 'blog' ? 'posts' : 'projects'];
  const keyOf = useKeys();
  const changeOnce = (token: string, to: StatusChange) => change(token, to, keyOf(to));
  const off = useAdminMutation({ change: changeOnce, failed: words.failed(noun), invalidates });
  const on = useAdminMutation({ change: changeOnce, failed: words.undoFailed(noun), invalidates });
  const putBack = async (from: number) => {
    const now = await on.run({ status: 'published', version: from });
    if (now === undefined) return;
    onChanged({ status: 'published', version: now });
    toast.success(words.undone(noun));
  };
  const takeOff = async (from: number) => {
    const now = await off.run({ status: 'draft', version: from });
    if (now === undefined) return;
    onChanged({ status: 'draft', version: now });
    undoToast(words.done(noun), () => void putBack(now));
  };
  return {
    unpublish: () => void (version !== undefined && takeOff(version)),
    isChangingStatus: off.isBusy || on.isBusy,
  };
}

function useKeys(): (to: StatusChange) => string {
  const keys = useRef(new Map<string, string>());
  return ({ status, version }) => {
    const of = `${status} ${version}`;
    const key = keys.current.get(of) ?? newIdempotencyKey();
    keys.current.set(of, key);
    return key;
  };
}
