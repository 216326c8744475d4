import { useQuery } from '@tanstack/react-query';
import { type Permission, browserPush } from './browserPush.ts';

interface ThisBrowser {
  permission: Permission;
  /** Null while alerts are off. */
  endpoint: string | null;
}

/** Undefined until the browser has been asked. */
export function useThisBrowser() {
  const { data, refetch } = useQuery({ queryKey: ['this browser'], queryFn: ask, networkMode: 'always' });
  return { ...data, askAgain: () => refetch() };
}

async function ask(): Promise<ThisBrowser> {
  const permission = browserPush.permission();
  return { permission, endpoint: permission === 'unsupported' ? null : await browserPush.endpoint() };
}
