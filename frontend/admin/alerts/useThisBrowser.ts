import { useQuery } from '@tanstack/react-query';
import { type Permission, browserPush } from './browserPush.ts';

interface ThisBrowser {
  permission: Permission;
  /** Null while alerts are off. */
  endpoint: string | null;
}

/** Undefined until the browser has been asked. @param publicKey of the site, for which alerts are on or off */
export function useThisBrowser(publicKey: string | null | undefined) {
  const { data, refetch } = useQuery({
    queryKey: ['this browser', publicKey],
    enabled: Boolean(publicKey),
    queryFn: () => ask(publicKey ?? ''),
    networkMode: 'always',
  });
  return { ...data, askAgain: () => refetch() };
}

async function ask(publicKey: string): Promise<ThisBrowser> {
  const permission = browserPush.permission();
  return {
    permission,
    endpoint: permission === 'unsupported' ? null : await browserPush.endpoint(publicKey),
  };
}
