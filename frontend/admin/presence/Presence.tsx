import type { DraftNoun } from '../../api/adminDrafts.ts';
import type { Colleague } from '../../api/adminPresence.ts';
import { serverNow } from '../../api/serverClock.ts';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { formatAgo } from '../kit/time/formatAgo.ts';
import { formatStudioClock } from '../kit/time/studioTime.ts';
import { usePresence } from './usePresence.ts';
import styles from '../kit/fields/FormNotice.module.css';

const words = admin.drafts.presence;

interface PresenceProps {
  noun: DraftNoun;
  /** Undefined for what is new: nobody else can be there. */
  id: string | undefined;
  /** Undefined where it is only read. */
  draft?: unknown;
}

/** Who comes is read out; how the time passes is not. */
export function Presence({ noun, id = '', draft }: PresenceProps) {
  const others = usePresence(noun, id, draft);
  const here = draft === undefined ? words.there : words.here;
  return (
    <div className={styles['notice']} data-none={others.length === 0 || undefined}>
      <output className="vh">{others.map(({ name }) => `${here(name, noun)}.`).join(' ')}</output>
      {others.length > 0 && (
        <Notice kind="warn">
          {others.map((other) => (
            <Other key={`${other.name} ${other.since}`} is={here(other.name, noun)} {...other} />
          ))}
          {words.help}
        </Notice>
      )}
    </div>
  );
}

function Other({ is, since, typed_at }: Colleague & { is: string }) {
  const typed = typed_at !== null && `, ${words.typed(formatAgo(Date.parse(typed_at), serverNow()))}`;
  return (
    <>
      <strong>{is},</strong> {words.since(formatStudioClock(since))}
      {typed}.{' '}
    </>
  );
}
