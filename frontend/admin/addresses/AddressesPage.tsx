import { useRef } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { Loading } from '../kit/Loading.tsx';
import { AddAddress, type AddAddressHandle } from './AddAddress.tsx';
import styles from './Addresses.module.css';
import { AddressFile } from './AddressFile.tsx';
import { LeadingSection } from './LeadingSection.tsx';
import { MissedSection } from './MissedSection.tsx';
import { useAddresses } from './useAddresses.ts';

const words = admin.addresses;

export function AddressesPage() {
  const { leading, missed, shown, hasFailed, isLoading, reload } = useAddresses();
  const form = useRef<AddAddressHandle>(null);
  return (
    <AdminPage title={words.title} note={words.help} actions={<AddressFile />}>
      <div className={styles['sections']}>
        {hasFailed && <FailedList sentence={`${words.failed} ${words.failedHelp}`} retry={reload} />}
        {!(leading && missed) && isLoading && <Loading />}
        {missed && <MissedSection missed={missed} onElsewhere={(path) => form.current?.fill(path)} />}
        <AddAddress ref={form} />
        {leading && <LeadingSection {...leading} shown={shown} isLoading={isLoading} />}
      </div>
    </AdminPage>
  );
}
