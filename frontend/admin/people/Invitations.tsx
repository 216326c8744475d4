import type { Invitation } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import entries from '../kit/Entries.module.css';
import { formatDayShort } from '../kit/formatLastUse.ts';
import { formatStudioClock } from '../kit/studioTime.ts';
import { TextButton } from '../kit/TextButton.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { useCurrentMinute } from '../kit/useCurrentMinute.ts';
import { useInvitationChanges } from './useInvitationChanges.ts';

const { invited: words, roles } = admin.people;

interface InvitationsProps {
  /** Email address of the person who is signed in. */
  you: string | undefined;
  invitations: readonly Invitation[];
  onLink: (id: string, link: string) => void;
}

export function Invitations({ invitations, you, onLink }: InvitationsProps) {
  const { isBusy, sendAgain, takeBack } = useInvitationChanges(onLink);
  const now = useCurrentMinute();
  return (
    <TitledSection title={words.title} note={invitations.length}>
      <ul className={entries['entries']} aria-busy={isBusy}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={entries['entry']}>
            <div>
              <p className={entries['title']}>{invitation.email}</p>
              <p className="note num">{lineOf(invitation, you, now)}</p>
            </div>
            <div className={entries['acts']}>
              <TextButton
                aria-label={words.sendAgainTo(invitation.email)}
                disabled={isBusy}
                onClick={() => void sendAgain(invitation)}
              >
                {words.sendAgain}
              </TextButton>
              <TextButton
                aria-label={words.takeBackFrom(invitation.email)}
                disabled={isBusy}
                onClick={() => void takeBack(invitation)}
              >
                {words.takeBack}
              </TextButton>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function lineOf(invitation: Invitation, you: string | undefined, now: number): string {
  const { role, invited_by: by, created_at: at, expires_at: until } = invitation;
  const who = by === you ? words.you : by;
  const day = formatDayShort(at, now);
  if (Date.parse(until) <= now) return words.over(roles[role], who, day);
  return words.line(roles[role], who, day, `${formatDayShort(until, now)}, ${formatStudioClock(until)}`);
}
