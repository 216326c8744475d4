import { useState } from 'react';
import { listSessions } from '../../../api/adminAccount.ts';
import { admin } from '../../../content/admin/admin.ts';
import entries from '../../kit/Entries.module.css';
import { FailedList } from '../../kit/lists/FailedList.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { TitledSection } from '../../kit/TitledSection.tsx';
import { useAdminQuery } from '../../session/useAdminQuery.ts';
import { AskPassword } from '../AskPassword.tsx';
import { SessionEntry } from './SessionEntry.tsx';
import { SESSIONS_KEY, type SessionEnd, useEndSessions } from './useEndSessions.ts';

const words = admin.account.sessions;

export function SessionsSection() {
  const { answer, isLoading, error, reload } = useAdminQuery({
    key: SESSIONS_KEY,
    load: listSessions,
    failed: words.failed,
  });
  const { endOf, endOfOthers } = useEndSessions();
  const [question, ask] = useState<SessionEnd>();
  const sessions = answer?.data ?? [];
  return (
    <TitledSection title={words.title} note={answer && words.count(sessions.length)}>
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!answer && isLoading && <Loading />}
      {answer && (
        <>
          <ul className={entries['entries']}>
            {sessions.map((session) => (
              <SessionEntry key={session.id} session={session} onEnd={() => ask(endOf(session))} />
            ))}
          </ul>
          <div>
            <TextButton onClick={() => ask(endOfOthers)}>{words.endOthers}</TextButton>
            <p className="note">{words.help}</p>
          </div>
        </>
      )}
      {question && <AskPassword {...question} onClose={() => ask(undefined)} />}
    </TitledSection>
  );
}
