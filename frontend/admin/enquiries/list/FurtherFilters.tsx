import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { admin } from '../../../content/admin/admin.ts';
import styles from './FurtherFilters.module.css';

const words = admin.enquiries;

interface FurtherFiltersProps {
  /** Whether the list is filtered by one of them. */
  isUsed: boolean;
  children: ReactNode;
}

/** On a phone they stand behind a button, so that the first enquiries are seen without scrolling. */
export function FurtherFilters({ isUsed, children }: FurtherFiltersProps) {
  const [isOpen, setOpen] = useState(isUsed);
  const [wasUsed, setWasUsed] = useState(isUsed);
  const id = useId();
  if (wasUsed !== isUsed) {
    setWasUsed(isUsed);
    if (isUsed) setOpen(true);
  }
  return (
    <>
      <div className={styles['toggle']}>
        <Button line aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isUsed ? words.filtersUsed : words.filters}
        </Button>
      </div>
      <div id={id} className={styles['filters']} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
