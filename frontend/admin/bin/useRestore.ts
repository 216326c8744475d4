import { toast } from 'react-hot-toast/headless';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import type { BinKind } from './BinKind.ts';

export function useRestore({ key, restore: putBack, words }: BinKind) {
  const { run, isBusy } = useAdminMutation({
    change: putBack,
    failed: words.restoreFailed,
    invalidates: [key],
  });
  /** @returns whether it is back */
  async function restore(id: number): Promise<boolean> {
    const saved = await run(id);
    // The backend's sentence, because the slug may have changed.
    if (saved) toast.success(saved.message);
    return saved !== undefined;
  }
  return { restore, isRestoring: isBusy };
}
