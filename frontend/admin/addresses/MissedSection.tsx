import { useState } from 'react';
import type { MissedAddress, MissedAddresses } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin/admin.ts';
import { Table } from '../kit/lists/Table.tsx';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';
import { usePassFocus } from '../kit/usePassFocus.ts';
import styles from './Addresses.module.css';
import { cameFrom } from './cameFrom.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { countedOn } from './countedOn.ts';
import { LeftOutAddresses } from './LeftOutAddresses.tsx';
import { type AddressChanges, useAddressChanges } from './useAddressChanges.ts';
import type { AddressBefore } from './useTakeBack.ts';

const words = admin.addresses.missed;
const [, count, from, suggested] = words.columns;

interface MissedSectionProps {
  missed: MissedAddresses;
  onElsewhere: (path: string) => void;
}

export function MissedSection({
  missed: { data: missed, left_out: leftOut },
  onElsewhere,
}: MissedSectionProps) {
  const changes = useAddressChanges();
  const now = useCurrentMinute();
  const [changed, setChanged] = useState<AddressBefore>();
  const elsewhere = ({ path, leads_to: to }: MissedAddress) =>
    to ? setChanged({ from: path, to, why: '' }) : onElsewhere(path);
  return (
    <TitledSection title={words.title} note={words.note}>
      {missed.length === 0 ? (
        <EmptyState heading="h3" title={words.empty} help={words.emptyHelp} />
      ) : (
        <Table
          caption={words.title}
          columns={words.columns}
          className={styles['addresses']}
          isBusy={changes.isBusy}
        >
          {missed.map((address) => (
            <Row key={address.path} address={address} now={now} changes={changes} onElsewhere={elsewhere} />
          ))}
        </Table>
      )}
      {changed && <ChangeDialog address={changed} onClose={() => setChanged(undefined)} />}
      <LeftOutAddresses paths={leftOut} changes={changes} />
    </TitledSection>
  );
}

interface RowProps {
  address: MissedAddress;
  now: number;
  changes: AddressChanges;
  onElsewhere: (address: MissedAddress) => void;
}

function Row({ address, now, changes, onElsewhere }: RowProps) {
  const { path, missed, bots, last_day: last, came_from: host, leads_to: to } = address;
  const row = usePassFocus<HTMLTableRowElement>();
  return (
    <tr ref={row}>
      <th scope="row">
        {path}
        {to && <span className="note"> {words.gone(to)}</span>}
      </th>
      <td data-label={count} className="num">
        {countedOn(missed, last, now)}
        {bots > 0 && <span className="note"> {words.bots(bots)}</span>}
      </td>
      <td data-label={from}>{cameFrom(host, location.hostname)}</td>
      <td data-label={suggested} className={styles['wide']}>
        <Suggested address={address} changes={changes} />
      </td>
      <td className={styles['actions']}>
        <TextButton aria-label={words.elsewhereOf(path)} onClick={() => onElsewhere(address)}>
          {words.elsewhere}
        </TextButton>
        <TextButton
          aria-label={words.leaveOutOf(path)}
          isBusy={changes.isBusy}
          onClick={() => void changes.leaveOut(path)}
        >
          {words.leaveOut}
        </TextButton>
      </td>
    </tr>
  );
}

function Suggested({ address, changes }: Omit<RowProps, 'now' | 'onElsewhere'>) {
  const { suggestion } = address;
  if (!suggestion) return <span className="note">{words.nothingLike}</span>;
  return (
    <>
      <Button line small aria-disabled={changes.isBusy} onClick={() => void changes.leadOn(address)}>
        {words.leadTo(suggestion.title)}
      </Button>
      <span className={`${styles['end']} note num`}>{suggestion.to}</span>
    </>
  );
}
