import type { Invitation } from '../../api/wire.gen.ts';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './People.module.css';

const words = admin.people.invited;

interface UndeliveredInvitationsProps {
  invitations: readonly Invitation[];
  /** By the invitation's id: those that were made on this page. */
  links: Readonly<Record<string, string>>;
}

export function UndeliveredInvitations({ invitations, links }: UndeliveredInvitationsProps) {
  return invitations
    .filter((invitation) => invitation.mail_failed)
    .map(({ id, email }) => (
      <Notice key={id} kind="error">
        <strong>{words.notSent(email)}</strong>{' '}
        {links[id] === undefined ? (
          words.makeLink
        ) : (
          <>
            {words.giveLink} <span className={styles['link']}>{links[id]}</span>
          </>
        )}
      </Notice>
    ));
}
