import { useNavigate } from 'react-router-dom';
import { SearchBox } from './SearchBox.tsx';

interface SearchFieldProps {
  label: string;
  /** As the address has it. */
  search: string;
  /** Called when typing has paused. */
  addressFor: (search: string) => string;
}

/** A search is one history entry, however it is typed; Back shows the list of before, and empties the field. */
export function SearchField({ label, search, addressFor }: SearchFieldProps) {
  const navigate = useNavigate();
  const go = (words: string) => {
    const before = new URLSearchParams(location.search).get('search');
    // At once, for a row that is pressed next.
    void navigate(addressFor(words), { replace: Boolean(before), flushSync: true });
  };
  return <SearchBox label={label} searched={search} onSearch={go} />;
}
