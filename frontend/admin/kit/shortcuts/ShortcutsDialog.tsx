import { useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import field from '../../../components/Field.module.css';
import { admin } from '../../../content/admin/admin.ts';
import { DialogActions } from '../dialogs/DialogActions.tsx';
import { ModalDialog } from '../dialogs/ModalDialog.tsx';
import { isSingle } from './pressedKeys.ts';
import { areSingleKeysOn, switchSingleKeys } from './singleKeys.ts';
import styles from './ShortcutsDialog.module.css';
import { activeShortcuts } from './useShortcuts.ts';

const words = admin.shortcuts;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [shortcuts] = useState(activeShortcuts);
  const [isOn, setOn] = useState(areSingleKeysOn);
  const choose = (wanted: boolean) => {
    switchSingleKeys(wanted);
    setOn(wanted);
  };
  return (
    <ModalDialog title={words.title} onClose={onClose}>
      <dl className={styles['keys']}>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} data-off={(isSingle(keys) && !isOn) || undefined}>
            <dt>{does}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeys isOn={isOn} onChange={choose} />
      <DialogActions>
        <Button data-first line onClick={onClose}>
          {admin.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

function SingleKeys({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const helpId = useId();
  return (
    <div className={field['field']}>
      <label className={field['check']}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={helpId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{words.single}</span>
      </label>
      <p className={field['hint']} id={helpId}>
        {words.singleHelp}
      </p>
    </div>
  );
}

function Keys({ keys }: { keys: string }) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  const nameOf = (key: string) => {
    if (key === 'mod') return isMac ? words.command : words.control;
    if (key === 'enter' || key === 'escape') return words.names[key];
    return key.toUpperCase();
  };
  return keys.split('+').map((key) => <kbd key={key}>{nameOf(key)}</kbd>);
}
