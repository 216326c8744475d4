import { useEffect, useState } from 'react';
import { readToday } from '../../api/adminToday.ts';
import type { Today } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { tabTitle } from '../kit/tabTitle.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { formatStudioClock } from '../kit/time/studioTime.ts';

const words = admin.today;

/** Loads by itself; the tab tells how many wait. */
export function useToday() {
  const {
    answer: today,
    failure,
    isLoading,
    updatedAt,
    reload,
  } = useAdminQuery({
    key: ['today'],
    load: readToday,
    follows: 'always',
  });
  const waiting = today?.waiting.to_call ?? today?.waiting.total;
  useEffect(() => {
    if (waiting !== undefined) document.title = tabTitle(words.tab(waiting));
  }, [waiting]);
  return { today, failure, isLoading, updatedAt, reload, said: useNewOnes(today) };
}

/** @returns a sentence about those who have come since the last load, to be read out */
function useNewOnes(today: Today | undefined): string {
  const [seen, setSeen] = useState(today);
  const [said, setSaid] = useState('');
  if (today && today !== seen) {
    setSeen(today);
    // Of a longer list, who was there before comes into view when others are called.
    const isWhole = !seen || seen.waiting.total === seen.waiting.data.length;
    const known = new Set(seen?.waiting.data.map(({ id }) => id));
    const arrived = today.waiting.data.filter(
      ({ id, created_at: created }) => !known.has(id) && (isWhole || created > seen.now),
    );
    const [first] = arrived;
    if (seen && first) setSaid(words.arrived(arrived.length, formatStudioClock(first.due)));
  }
  return said;
}
