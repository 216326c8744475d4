import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { listPasskeys } from '../../../api/adminAccount.ts';
import { admin } from '../../../content/admin/admin.ts';
import { FailedList } from '../../kit/lists/FailedList.tsx';
import { Loading } from '../../kit/Loading.tsx';
import entries from '../../kit/Entries.module.css';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { TitledSection } from '../../kit/TitledSection.tsx';
import { useAdminQuery } from '../../session/useAdminQuery.ts';
import { AskPassword } from '../AskPassword.tsx';
import { NewRecoveryCodes } from '../factor/NewRecoveryCodes.tsx';
import { useSecondFactor } from '../factor/useSecondFactor.ts';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import { PASSKEYS_KEY, useAddPasskey } from './useAddPasskey.ts';

const words = admin.account.passkeys;

export function PasskeysSection() {
  const { answer, isLoading, error, reload } = useAdminQuery({
    key: PASSKEYS_KEY,
    load: listPasskeys,
    failed: words.failed,
  });
  const factor = useSecondFactor();
  // What comes above the button later would move it away from under a press.
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && !isLoading && !factor.isLoading) setSettled(true);
  const passkeys = answer?.data ?? [];
  return (
    <TitledSection title={words.title} note={words.note}>
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!answer && isLoading && <Loading />}
      {answer && passkeys.length === 0 && <p>{words.none}</p>}
      {passkeys.length > 0 && (
        <ul className={entries['entries']}>
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isSettled &&
        (browserSupportsWebAuthn() ? <AddPasskey /> : <p className="note">{words.unsupported}</p>)}
    </TitledSection>
  );
}

function AddPasskey() {
  const [isAsking, setAsking] = useState(false);
  const { begin, isBusy, codes, forgetCodes } = useAddPasskey();
  return (
    <>
      <TextButton icon="plus" isBusy={isBusy} onClick={() => setAsking(true)}>
        {words.add}
      </TextButton>
      {codes && (
        <NewRecoveryCodes codes={codes} done={admin.account.codes.done} isBusy={false} onDone={forgetCodes} />
      )}
      {isAsking && <AskPassword title={words.add} onPassword={begin} onClose={() => setAsking(false)} />}
    </>
  );
}
