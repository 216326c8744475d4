import { useState } from 'react';
import { Notice } from '../../../components/Notice.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { type Json, isSameJson, readAt } from '../json.ts';
import { hoursInWords, weekList } from '../lists/contactLists.ts';
import { useRowEdits } from '../rows/useRowEdits.ts';

const words = admin.studio.hours;

interface FormerWordsProps {
  /** The section as it is stored. */
  hours: Json | undefined;
  /** The days, which are not saved yet. */
  isChanging: boolean;
}

/** What the site says of the hours in words stays when the days are changed. */
export function FormerWords({ hours, isChanging }: FormerWordsProps) {
  const { edits, open } = useRowEdits();
  const [text, days] = [hoursInWords, weekList].map(({ path }) => readAt(hours, path));
  const [seen, setSeen] = useState({ text, days });
  if (seen.text !== text) setSeen({ text, days });
  const isFormer = isChanging || !isSameJson(seen.days, days);
  if (!isFormer || typeof text !== 'string' || text === '') return null;
  const isOpen = edits.some(({ list }) => list === hoursInWords.id);
  return (
    <Notice kind="warn">
      {words.stillSays(text)}{' '}
      {!isOpen && <TextButton onClick={() => open(hoursInWords, text)}>{words.changeWords}</TextButton>}
    </Notice>
  );
}
