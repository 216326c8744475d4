import { type ChangeEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EnquiryFilter } from '../../api/adminEnquiries.ts';
import field from '../../components/Field.module.css';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import { SEARCH_DEBOUNCE_MS } from '../../content/business-constants.ts';
import { enquiriesAddress, filterIn } from './enquiriesAddress.ts';
import styles from './SearchField.module.css';

const words = admin.enquiries;

/** A search is one history entry and keeps what else was chosen, and the enquiry. */
export function SearchField({ filter }: { filter: EnquiryFilter }) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const go = () => {
      const { opened, chosen } = readAddress();
      const address = enquiriesAddress({ ...chosen, search: target.value.trim() }, 1, opened);
      // At once, for a row that is pressed next.
      void navigate(address, { replace: true, flushSync: true });
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(go, SEARCH_DEBOUNCE_MS);
  };
  return (
    <search className={styles['search']}>
      <Icon name="magnifier" />
      <input
        className={field['input']}
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        defaultValue={filter.search}
        onChange={search}
      />
    </search>
  );
}

/** The browser's address is ahead of the router's while a screen is rendered. */
function readAddress() {
  const opened = /\/enquiries\/([^/]+)/.exec(location.pathname)?.[1];
  return { opened, chosen: filterIn(new URLSearchParams(location.search)) };
}
