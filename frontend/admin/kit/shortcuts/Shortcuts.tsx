import { admin } from '../../../content/admin/admin.ts';
import { useRole } from '../useRole.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useShortcutKeys } from './useShortcutKeys.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useShortcutsDialog } from './useShortcutsDialog.ts';

const words = admin.shortcuts;

/** The keys of every screen: controls say by `data-shortcut` that they are pressed by one. */
export function Shortcuts() {
  const { isOpen, open, close } = useShortcutsDialog();
  const { may } = useRole();
  useShortcutKeys();
  const writing = [
    { keys: 'mod+s', does: words.save, run: () => pressControl('save') },
    { keys: 'mod+enter', does: words.publish, run: () => pressControl('publish') },
  ];
  useShortcuts([
    { keys: '/', does: words.search, run: focusSearch },
    ...(may('editor') ? writing : []),
    { keys: 'escape', does: words.back, run: () => pressControl('back') },
    {
      keys: '?',
      does: words.list,
      run: () => {
        open();
        return true;
      },
    },
  ]);
  return isOpen && <ShortcutsDialog onClose={close} />;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** A control that is busy is not pressed, but the key is still its own. */
function pressControl(name: 'save' | 'publish' | 'back'): boolean {
  const control = document.querySelector<HTMLElement>(`[data-shortcut=${name}]`);
  control?.click();
  return control !== null;
}
