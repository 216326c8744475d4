import words from '../content/shortlist.json' with { type: 'json' };
import type { KeptPicture } from '../stores/keptPictures.ts';
import { removePicture } from '../components/hearts/keepOrRemove.ts';
import rowStyles from './KeptRow.module.css';

interface HiddenPicturesProps {
  hidden: KeptPicture[];
  takeFocus: () => void;
}

/** Kept, but not on the site now. */
export function HiddenPictures({ hidden, takeFocus }: HiddenPicturesProps) {
  if (hidden.length === 0) return null;
  const { one, many, remove } = words.hidden;
  const removeAll = () => {
    hidden.forEach(removePicture);
    takeFocus();
  };
  const number = words.numbers[hidden.length] ?? `${hidden.length}`;
  return (
    <p className="note">
      {hidden.length === 1 ? one : many.replace('{count}', number)}{' '}
      <button className={rowStyles['act']} type="button" onClick={removeAll}>
        {remove}
      </button>
    </p>
  );
}
