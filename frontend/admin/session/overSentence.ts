import { admin } from '../../content/admin/admin.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';

/** For somebody whose session has ended: also that what is unsaved is kept. */
export function overSentence(): string {
  const { isUnsaved, isKept } = useUnsaved.getState();
  return isUnsaved && isKept ? `${admin.session.over} ${admin.unsavedChanges.kept}` : admin.session.over;
}
