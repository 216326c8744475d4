import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LeadingAddress, LeadingAddresses } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { ListPagination } from '../kit/lists/ListPagination.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import { TitledSection } from '../kit/TitledSection.tsx';
import styles from './Addresses.module.css';
import { ChangeDialog } from './ChangeDialog.tsx';
import { LeadingTable } from './LeadingTable.tsx';
import type { ShownAddresses } from './useAddresses.ts';

const words = admin.addresses.leading;
const ALL = '/addresses?all=1';

type LeadingSectionProps = LeadingAddresses & { shown: ShownAddresses; isLoading: boolean };

export function LeadingSection({ data, pagination, shown, isLoading }: LeadingSectionProps) {
  const [changed, setChanged] = useState<LeadingAddress>();
  const { isAll, page, search } = shown;
  const isFirstOfMore = !isAll && pagination.total > data.length;
  return (
    <TitledSection title={words.title} note={words.count(pagination.total)}>
      {isAll && <SearchField label={words.search} search={search} addressFor={addressOf} />}
      {data.length === 0 ? (
        <p className="note">{search ? words.none : words.empty}</p>
      ) : (
        <LeadingTable addresses={data} isBusy={isLoading} onChange={setChanged} />
      )}
      {isFirstOfMore && (
        <p>
          <Link className={styles['all']} to={ALL}>
            {words.showAll(pagination.total)}
          </Link>
        </p>
      )}
      {isAll && (
        <ListPagination label={words.pages} path={addressOf(search)} page={page} pages={pagination.pages} />
      )}
      {changed && <ChangeDialog address={changed} onClose={() => setChanged(undefined)} />}
    </TitledSection>
  );
}

function addressOf(search: string): string {
  return search ? `${ALL}&${new URLSearchParams({ search }).toString()}` : ALL;
}
