import { Link } from 'react-router-dom';
import type { Today } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { Loading } from '../kit/Loading.tsx';
import { formatStudioClock, formatStudioDay, formatStudioMonth, isSameDay } from '../kit/time/studioTime.ts';
import { TitledSection } from '../kit/TitledSection.tsx';
import { KeyFigures } from '../report/KeyFigures.tsx';
import { useRole } from '../kit/useRole.ts';
import { CallNow } from './CallNow.tsx';
import { Drafts } from './Drafts.tsx';
import { FailedMails } from './FailedMails.tsx';
import { ProvenRestore } from './ProvenRestore.tsx';
import { StepsDue } from './StepsDue.tsx';
import { TestEnquiry } from './TestEnquiry.tsx';
import styles from './TodayPage.module.css';
import { Unassigned } from './Unassigned.tsx';
import { useToday } from './useToday.ts';

const words = admin.today;

/** What is to be done now: the first screen of staff. */
export function TodayPage() {
  const { may } = useRole();
  const { today, failure, isLoading, updatedAt, reload, said } = useToday();
  return (
    <AdminPage title={words.title} note={today && <span className="num">{openingOf(today)}</span>}>
      <output className="vh">{said}</output>
      {failure && <Failed seenAt={today && updatedAt} retry={reload} />}
      {!today && isLoading && <Loading />}
      {today && (
        <div className={styles['columns']}>
          <CallNow today={today} />
          <div className={styles['side']}>
            <StepsDue steps={today.steps} now={today.now} />
            <Unassigned list={today.unassigned} />
            <FailedMails mails={today.mails} now={today.now} />
            {may('editor') && <Drafts drafts={today.drafts} />}
            <TitledSection
              title={words.month(formatStudioMonth(today.now))}
              note={<Link to="/report">{words.report}</Link>}
            >
              <KeyFigures report={today.month} />
            </TitledSection>
          </div>
        </div>
      )}
      {today && <TestEnquiry now={today.now} />}
      {today && <ProvenRestore now={today.now} />}
    </AdminPage>
  );
}

function openingOf({ now, is_open: isOpen, until }: Today): string {
  const clock = words.clock(formatStudioDay(now), formatStudioClock(now));
  if (isOpen) return `${clock} ${words.openUntil(formatStudioClock(until))}`;
  const day = isSameDay(until, now) ? '' : `${formatStudioDay(until)}, `;
  return `${clock} ${words.closedUntil(`${day}${formatStudioClock(until)}`)}`;
}

/** @param seenAt when the list below was loaded; undefined when there is none */
function Failed({ seenAt, retry }: { seenAt: number | undefined; retry: () => void }) {
  return (
    <div className={styles['failed']}>
      <Notice kind="error">
        <strong>{words.failed}</strong> {words.failedHelp}{' '}
        {seenAt !== undefined && words.failedSince(formatStudioClock(seenAt))}
      </Notice>
      <Button line onClick={retry}>
        {admin.retry}
      </Button>
    </div>
  );
}
