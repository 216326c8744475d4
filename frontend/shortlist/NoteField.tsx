import { useId } from 'react';
import field from '../components/Field.module.css';
import { shortlistLimits } from '../content/schemas/shortlist-limits.ts';
import words from '../content/shortlist.json' with { type: 'json' };
import { saveNote } from '../components/hearts/keepOrRemove.ts';
import type { ShownPicture } from './shownPictures.ts';

interface NoteFieldProps {
  picture: ShownPicture;
  className?: string | undefined;
  isFocused?: boolean;
  onLeave?: () => void;
}

/** Saved with each letter: a phone may end the page in the background. */
export function NoteField({ picture, className = '', isFocused, onLeave }: NoteFieldProps) {
  const id = useId();
  const save = (note: string) => note.trim() === picture.note || saveNote(picture, note);
  return (
    <div className={`${field['field']} ${className}`}>
      <label htmlFor={id}>{words.note}</label>
      <textarea
        className={field['input']}
        id={id}
        defaultValue={picture.note}
        maxLength={shortlistLimits.note}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus={isFocused}
        onInput={({ currentTarget }) => save(currentTarget.value)}
        onBlur={onLeave}
      />
    </div>
  );
}
