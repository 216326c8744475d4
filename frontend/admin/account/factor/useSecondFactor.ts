import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readSecondFactor } from '../../../api/adminAccount.ts';
import { admin } from '../../../content/admin/admin.ts';
import { loadAgain } from '../../session/loadAgain.ts';
import { useAdminQuery } from '../../session/useAdminQuery.ts';

const KEY = ['second factor'];

export function useSecondFactor() {
  return useAdminQuery({ key: KEY, load: readSecondFactor, failed: admin.account.factor.failed });
}

/** After a change of it, of which the screens around are told too. */
export function useFactorReload(): () => void {
  const client: QueryClient = useQueryClient();
  return useCallback(() => {
    void loadAgain(client, KEY);
    void loadAgain(client, ['token']);
  }, [client]);
}
