import { useState } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { Loading } from '../kit/Loading.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import styles from './People.module.css';
import { PeopleSection } from './PeopleSection.tsx';
import { UndeliveredInvitations } from './UndeliveredInvitations.tsx';
import { usePeople } from './usePeople.ts';

const words = admin.people;

/** Who may sign in here. For owners. */
export function PeoplePage() {
  // Each is shown once, to the person who made it.
  const [links, setLinks] = useState<Record<string, string>>({});
  const keepLink = (id: string, link: string) => setLinks((before) => ({ ...before, [id]: link }));
  const { answer, isLoading, error, reload } = usePeople(Object.keys(links).length > 0);
  return (
    <AdminPage title={words.title} note={words.help}>
      <div className={styles['sections']}>
        {error && <FailedList sentence={words.failed} retry={reload} />}
        {answer && <UndeliveredInvitations invitations={answer.invitations} links={links} />}
        <InviteForm onLink={keepLink} />
        {!answer && isLoading && <Loading />}
        {answer && answer.invitations.length > 0 && (
          <Invitations
            invitations={answer.invitations}
            you={answer.people.find((person) => person.is_you)?.email}
            onLink={keepLink}
          />
        )}
        {answer && <PeopleSection {...answer} isBusy={isLoading} />}
      </div>
    </AdminPage>
  );
}
