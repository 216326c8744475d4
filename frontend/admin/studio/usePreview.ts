import { type AdminSection, makeContentPreview } from '../../api/adminContent.ts';
import { admin } from '../../content/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import type { Json } from './json.ts';

/** Shows words on their page, in a tab of its own, before they are saved. */
export function usePreview(name: AdminSection['name']) {
  const { run, isBusy } = useAdminMutation({
    change: (token, value: Json) => makeContentPreview(token, { name, value }),
    failed: admin.studio.failed.preview,
  });
  const show = async (value: Json): Promise<void> => {
    // At once: a tab that opens after an answer counts as a pop-up that nobody asked for.
    const tab = open('', '_blank');
    const made = await run(value);
    if (made && tab) tab.location.href = made.path;
    else tab?.close();
  };
  return { show: (value: Json) => void show(value), isBusy };
}
