import { toast } from 'react-hot-toast/headless';

/** Takes the place of what was said before of the same save. */
export function sayStored(said: string): void {
  toast.success(said, { id: 'stored' });
}
