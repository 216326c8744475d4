import type { Invitation } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import entries from '../kit/Entries.module.css';
import { formatDayShort } from '../kit/time/formatLastUse.ts';
import { formatStudioClock } from '../kit/time/studioTime.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';
import { usePassFocus } from '../kit/usePassFocus.ts';
import { useInvitationChanges } from './useInvitationChanges.ts';

const { invited: words, roles } = admin.people;

interface InvitationsProps {
  /** Email address of the person who is signed in. */
  you: string | undefined;
  invitations: readonly Invitation[];
  onLink: (id: string, link: string) => void;
}

export function Invitations({ invitations, you, onLink }: InvitationsProps) {
  const changes = useInvitationChanges(onLink);
  const now = useCurrentMinute();
  return (
    <TitledSection title={words.title} note={invitations.length}>
      <ul className={entries['entries']} aria-busy={changes.isBusy}>
        {invitations.map((invitation) => (
          <Entry
            key={invitation.id}
            invitation={invitation}
            line={lineOf(invitation, you, now)}
            {...changes}
          />
        ))}
      </ul>
    </TitledSection>
  );
}

interface EntryProps extends ReturnType<typeof useInvitationChanges> {
  invitation: Invitation;
  line: string;
}

function Entry({ invitation, line, isBusy, sendAgain, takeBack }: EntryProps) {
  const row = usePassFocus<HTMLLIElement>();
  const { email } = invitation;
  return (
    <li ref={row} className={entries['entry']}>
      <div>
        <p className={entries['title']}>{email}</p>
        <p className="note num">{line}</p>
      </div>
      <div className={entries['acts']}>
        <TextButton
          aria-label={words.sendAgainTo(email)}
          isBusy={isBusy}
          onClick={() => void sendAgain(invitation)}
        >
          {words.sendAgain}
        </TextButton>
        <TextButton
          aria-label={words.takeBackFrom(email)}
          isBusy={isBusy}
          onClick={() => void takeBack(invitation)}
        >
          {words.takeBack}
        </TextButton>
      </div>
    </li>
  );
}

function lineOf(invitation: Invitation, you: string | undefined, now: number): string {
  const { role, invited_by: by, created_at: at, expires_at: until } = invitation;
  const who = by === you ? words.you : by;
  const day = formatDayShort(at, now);
  if (Date.parse(until) <= now) return words.over(roles[role], who, day);
  return words.line(roles[role], who, day, `${formatDayShort(until, now)}, ${formatStudioClock(until)}`);
}
