import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { removePasskey } from '../../../api/adminAccount.ts';
import type { Passkey } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import entries from '../../kit/Entries.module.css';
import { formatDayShort, formatLastUse } from '../../kit/time/formatLastUse.ts';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { useCurrentMinute } from '../../kit/time/useCurrentMinute.ts';
import { usePassFocus } from '../../kit/usePassFocus.ts';
import { adminCall } from '../../session/adminCall.ts';
import { loadAgain } from '../../session/loadAgain.ts';
import { AccountIcon } from '../AccountIcon.tsx';
import { AskPassword } from '../AskPassword.tsx';
import { useFactorReload } from '../factor/useSecondFactor.ts';
import { RenamePasskey } from './RenamePasskey.tsx';
import { PASSKEYS_KEY } from './useAddPasskey.ts';

const words = admin.account.passkeys;

export function PasskeyEntry({ passkey }: { passkey: Passkey }) {
  const [isRenaming, setRenaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const now = useCurrentMinute();
  const row = usePassFocus<HTMLLIElement>();
  const { name, created_at: added, last_used_at: used } = passkey;
  const line = words.line(formatDayShort(added, now), used === null ? undefined : formatLastUse(used, now));
  return (
    <li ref={row} className={entries['entry']} data-icon>
      <AccountIcon name="key" />
      <div>
        <p className={entries['title']}>{name}</p>
        <p className="note num">{line}</p>
      </div>
      <div className={entries['acts']}>
        <TextButton
          id={`rename-${passkey.id}`}
          aria-label={words.renameOf(name)}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          {words.rename}
        </TextButton>
        <TextButton aria-label={words.removeOf(name)} onClick={() => setAsking(true)}>
          {words.remove}
        </TextButton>
      </div>
      {isRenaming && <RenamePasskey passkey={passkey} onDone={() => setRenaming(false)} />}
      {isAsking && <RemovePasskey passkey={passkey} onClose={() => setAsking(false)} />}
    </li>
  );
}

function RemovePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const client = useQueryClient();
  const reload = useFactorReload();
  const remove = async (password: string) => {
    try {
      await adminCall((token) => removePasskey(token, id, password));
      toast.success(words.removed);
    } finally {
      reload();
      void loadAgain(client, PASSKEYS_KEY);
    }
  };
  return (
    <AskPassword
      title={words.removeTitle(name)}
      help={words.removeHelp}
      yes={words.remove}
      isDanger
      onPassword={remove}
      onClose={onClose}
    />
  );
}
