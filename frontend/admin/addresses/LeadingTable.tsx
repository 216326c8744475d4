import type { LeadingAddress } from '../../api/wire.gen.ts';
import { StaffIcon } from '../kit/StaffIcon.tsx';
import { admin } from '../../content/admin/admin.ts';
import table from '../kit/lists/Table.module.css';
import { Table } from '../kit/lists/Table.tsx';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';
import { usePassFocus } from '../kit/usePassFocus.ts';
import styles from './Addresses.module.css';
import { countedOn } from './countedOn.ts';
import { useAddressChanges } from './useAddressChanges.ts';
import { whyItLeads } from './whyItLeads.ts';

const words = admin.addresses.leading;
const [, to, why, hits] = words.columns;

interface LeadingTableProps {
  addresses: readonly LeadingAddress[];
  isBusy: boolean;
  onChange: (address: LeadingAddress) => void;
}

export function LeadingTable({ addresses, isBusy, onChange }: LeadingTableProps) {
  const changes = useAddressChanges();
  const now = useCurrentMinute();
  return (
    <Table
      caption={words.title}
      columns={words.columns}
      className={styles['addresses']}
      isBusy={isBusy || changes.isBusy}
    >
      {addresses.map((address) => (
        <Row
          key={address.from}
          address={address}
          now={now}
          onChange={onChange}
          onRemove={() => void changes.remove(address)}
        />
      ))}
    </Table>
  );
}

interface RowProps extends Pick<LeadingTableProps, 'onChange'> {
  address: LeadingAddress;
  now: number;
  onRemove: () => void;
}

function Row({ address, now, onChange, onRemove }: RowProps) {
  const { last_hit: lastHit } = address;
  const row = usePassFocus<HTMLTableRowElement>();
  return (
    <tr ref={row}>
      <th scope="row">{address.from}</th>
      <td data-label={to} className={styles['wide']}>
        <a href={address.to} target="_blank" rel="noreferrer">
          {address.to}
        </a>
        {!address.to.startsWith('/') && <span className="note"> {words.away}</span>}
        {address.is_gone && <span className="note"> {words.gone}</span>}
        {address.page !== undefined && <span className="note"> {words.waits(address.page)}</span>}
      </td>
      <td data-label={why} className={styles['wide']}>
        {whyItLeads(address)}
      </td>
      <td data-label={hits} className="num">
        {lastHit === null ? words.no : countedOn(address.hits, lastHit, now)}
      </td>
      <td className={`${table['actions']} ${styles['icons']}`}>
        <button type="button" aria-label={words.change(address.from)} onClick={() => onChange(address)}>
          <StaffIcon name="pencil" />
        </button>
        <button type="button" aria-label={words.remove(address.from)} onClick={onRemove}>
          <StaffIcon name="bin" />
        </button>
      </td>
    </tr>
  );
}
