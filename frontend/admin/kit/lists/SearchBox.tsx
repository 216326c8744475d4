import { type ChangeEvent, useEffect, useRef } from 'react';
import field from '../../../components/Field.module.css';
import { Icon } from '../../../components/Icon.tsx';
import { SEARCH_DEBOUNCE_MS } from '../../../content/business-constants.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  label: string;
  /** What is searched for; what is being typed is left alone. */
  searched: string;
  /** Called once nobody has typed for a moment. */
  onSearch: (words: string) => void;
}

export function SearchBox({ label, searched, onSearch }: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const isTyped = timer.current !== undefined;
    if (box.current && !isTyped && box.current.value.trim() !== searched) box.current.value = searched;
  }, [searched]);
  const search = ({ target }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    const pause = () => {
      timer.current = undefined;
      onSearch(target.value.trim());
    };
    timer.current = setTimeout(pause, SEARCH_DEBOUNCE_MS);
  };
  return (
    <search className={styles['search']}>
      <Icon name="magnifier" />
      <input
        ref={box}
        className={field['input']}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={searched}
        onChange={search}
      />
    </search>
  );
}
