import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { ROLES } from '../kit/useRole.ts';
import styles from './People.module.css';
import { useInvite } from './useInvite.ts';

const { invite: words, roles, may } = admin.people;

export function InviteForm({ onLink }: { onLink: (id: string, link: string) => void }) {
  const [role, setRole] = useState(ROLES[0] ?? 'leads');
  const { submit, messages, isSending } = useInvite(role, onLink);
  return (
    <TitledSection title={words.title}>
      <form className={styles['form']} aria-label={words.title} noValidate onSubmit={submit}>
        <TextField
          id="invite-email"
          name="email"
          type="email"
          label={words.email}
          hint={words.hint}
          placeholder={words.example}
          error={messages['email']}
          autoComplete="off"
        />
        <SelectField
          id="invite-role"
          label={words.role}
          value={role}
          options={Object.entries(roles)}
          onChoose={(chosen) => setRole(ROLES.find((one) => one === chosen) ?? 'leads')}
        />
        <Button type="submit" isBusy={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
      </form>
      <dl className={styles['roles']}>
        {may.map(({ role: name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
