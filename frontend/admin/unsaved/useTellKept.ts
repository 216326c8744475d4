import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../content/admin/admin.ts';
import { useSession } from '../session/useSession.ts';
import { useUnsaved } from './useUnsaved.ts';

/** Tells whoever is signed out while they write that it is kept. */
export function useTellKept(): void {
  useEffect(
    () =>
      useSession.subscribe(({ session, hasLeft }, before) => {
        const { isUnsaved, isKept } = useUnsaved.getState();
        const isOver = session === null && Boolean(before.session) && !hasLeft;
        if (isOver && isUnsaved && isKept) toast(admin.unsavedChanges.kept, { id: 'kept' });
      }),
    [],
  );
}
