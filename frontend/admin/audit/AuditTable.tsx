import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { Table } from '../kit/lists/Table.tsx';
import { formatStudioTime } from '../kit/time/studioTime.ts';
import styles from './AuditTable.module.css';

const [when, who, what, which] = admin.audit.columns;

export function AuditTable({ entries, isBusy }: { entries: readonly AuditEntry[]; isBusy: boolean }) {
  return (
    <Table
      caption={admin.audit.title}
      columns={admin.audit.columns}
      className={styles['audit']}
      isBusy={isBusy}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td data-label={when}>
            <time className="num" dateTime={entry.at}>
              {formatStudioTime(entry.at)}
            </time>
          </td>
          <td data-label={who}>
            <div>
              {entry.who}
              {entry.network !== null && <Network network={entry.network} />}
            </div>
          </td>
          <td data-label={what}>{entry.action}</td>
          <td data-label={which}>
            <Subject entry={entry} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Network({ network }: { network: string }) {
  return <span className={`${styles['network']} note num`}>{admin.audit.from(network)}</span>;
}

/** A deleted subject has no page. */
function addressOf({ subject_id: id, subject_type: type, subject, action }: AuditEntry): string | undefined {
  if (type === 'address') return '/addresses';
  if (id === null || action.endsWith('deleted for good') || action === 'person erased') return undefined;
  if (action === 'blog moved to the bin') return '/bin';
  if (action === 'project moved to the bin') return '/project-bin';
  const addresses: Partial<Record<typeof type, string>> = {
    blog: `/edit-blog/${id}`,
    content: sectionOf(subject) ? `/studio/${subject}/versions` : '/studio',
    project: `/edit-project/${id}`,
    enquiry: `/enquiries/${id}`,
  };
  return addresses[type];
}

function sectionOf(subject: string): string | undefined {
  return Object.entries(admin.studio.sectionNames).find(([name]) => name === subject)?.[1];
}

function Subject({ entry }: { entry: AuditEntry }) {
  const address = addressOf(entry);
  const name = (entry.subject_type === 'content' && sectionOf(entry.subject)) || entry.subject;
  return address ? <Link to={address}>{name || admin.enquiries.title}</Link> : name;
}
