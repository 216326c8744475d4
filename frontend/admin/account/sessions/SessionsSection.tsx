import { useState } from 'react';
import { listSessions } from '../../../api/adminAccount.ts';
import { admin } from '../../../content/admin/admin.ts';
import entries from '../../kit/Entries.module.css';
import { FailedList } from '../../kit/FailedList.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { TextButton } from '../../kit/TextButton.tsx';
import { TitledSection } from '../../kit/TitledSection.tsx';
import { useAdminQuery } from '../../session/useAdminQuery.ts';
import { AskPassword } from '../AskPassword.tsx';
import { SessionEntry } from './SessionEntry.tsx';
import { SESSIONS_KEY, useEndSessions } from './useEndSessions.ts';

const words = admin.account.sessions;

export function SessionsSection() {
  const { answer, isLoading, error, reload } = useAdminQuery({
    key: SESSIONS_KEY,
    load: listSessions,
    failed: words.failed,
  });
  const { end, endOthers, isBusy } = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  const sessions = answer?.data ?? [];
  return (
    <TitledSection title={words.title} note={answer && words.count(sessions.length)}>
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!answer && isLoading && <Loading />}
      {answer && (
        <>
          <ul className={entries['entries']} aria-busy={isBusy}>
            {sessions.map((session) => (
              <SessionEntry key={session.id} session={session} onEnd={() => void end(session)} />
            ))}
          </ul>
          <div>
            <TextButton disabled={isBusy} onClick={() => setAsking(true)}>
              {words.endOthers}
            </TextButton>
            <p className="note">{words.help}</p>
          </div>
        </>
      )}
      {isAsking && (
        <AskPassword
          title={words.endOthersTitle}
          yes={words.endOthers}
          onPassword={endOthers}
          onClose={() => setAsking(false)}
        />
      )}
    </TitledSection>
  );
}
