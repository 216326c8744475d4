import { makeContentPreview } from '../../api/adminContent.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import type { ListDefinition } from './rows/ListDefinition.ts';
import { useStudio } from './StudioContext.ts';
import type { Json } from './json.ts';
import { changeList, put } from './rows/listChanges.ts';
import { itemOf } from './rows/rowDraft.ts';
import type { RowEdit } from './rows/useRowEdits.ts';

/** Shows the words of a row on their page, in a tab of its own, before they are saved. */
export function usePreview(list: ListDefinition, { base, draft }: RowEdit) {
  const { sections } = useStudio();
  const { run, isBusy } = useAdminMutation({
    change: (token, value: Json) => makeContentPreview(token, { name: list.section, value }),
    failed: admin.studio.failed.preview,
  });
  const show = async (): Promise<void> => {
    const section = sections.find(({ name }) => name === list.section);
    if (!section) return;
    // At once: a tab that opens after an answer counts as a pop-up that nobody asked for.
    const tab = open('', '_blank');
    const made = await run(changeList(list, section.value, put(list, base, itemOf(list, draft, base))));
    if (made && tab) tab.location.href = made.path;
    else tab?.close();
  };
  return { show: () => void show(), isBusy };
}
