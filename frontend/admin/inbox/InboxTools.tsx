import { type ChangeEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { EnquiryFilter } from '../../api/adminEnquiries.ts';
import field from '../../components/Field.module.css';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import { SEARCH_DEBOUNCE_MS } from '../../content/business-constants.ts';
import styles from './InboxTools.module.css';
import { inboxAddress } from './inboxAddress.ts';

const words = admin.inbox;

interface InboxToolsProps {
  filter: EnquiryFilter;
  /** How many enquiries there are in each state. */
  states: Record<string, number> | undefined;
}

export function InboxTools({ filter, states }: InboxToolsProps) {
  const all = states && Object.values(states).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles['tools']}>
      <nav className={styles['tabs']} aria-label={words.show}>
        <Tab filter={{ ...filter, state: '' }} label={words.all} count={all} isOn={filter.state === ''} />
        {Object.entries(words.states).map(([state, label]) => (
          <Tab
            key={state}
            filter={{ ...filter, state }}
            label={label}
            count={states && (states[state] ?? 0)}
            isOn={filter.state === state}
          />
        ))}
      </nav>
      <Search filter={filter} />
    </div>
  );
}

interface TabProps {
  filter: EnquiryFilter;
  label: string;
  count: number | undefined;
  isOn: boolean;
}

function Tab({ filter, label, count, isOn }: TabProps) {
  return (
    <Link to={inboxAddress(filter)} aria-current={isOn || undefined}>
      {label} <span className="note num">{count}</span>
    </Link>
  );
}

/**
 * Searches as one types: what is typed is in the address, as half words of the same entry in the history. What was
 * opened or chosen in the meantime stays.
 */
function Search({ filter }: { filter: EnquiryFilter }) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const go = () => {
      const { opened, state } = readAddress();
      const address = inboxAddress({ state, search: target.value.trim() }, 1, opened);
      // At once: a row that is pressed meanwhile must know of the search.
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

/** The address is ahead of what is shown while that is being drawn. */
function readAddress() {
  const opened = /\/enquiries\/([^/]+)/.exec(location.pathname)?.[1];
  return { opened, state: new URLSearchParams(location.search).get('state') ?? '' };
}
