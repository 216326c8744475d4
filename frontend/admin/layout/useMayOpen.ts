import { leastRoleAt } from '../routes.ts';
import { useRole } from '../kit/useRole.ts';

/** Whether a link to a screen is shown. */
export function useMayOpen(): (path: string) => boolean {
  const { may } = useRole();
  return (path) => may(leastRoleAt(path));
}
