import { type PictureQuery, pictureFilters } from '../../api/adminPictures.ts';
import type { LibraryList } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import tools from '../kit/lists/ListTools.module.css';
import styles from './LibraryDialog.module.css';
import { countNames } from './countNames.ts';

const words = admin.library;
type Filter = PictureQuery['filter'];

interface FilterChoiceProps {
  filter: Filter;
  counts: LibraryList['counts'] | undefined;
  onChoose: (filter: Filter) => void;
}

/** The tabs of the library where there is no address to go to. */
export function FilterChoice({ filter, counts, onChoose }: FilterChoiceProps) {
  return (
    <fieldset className={`${tools['tabs']} ${styles['filters']}`} aria-label={words.show}>
      {pictureFilters
        .filter((one) => one !== 'bin')
        .map((one) => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => onChoose(one)}>
            {words.filters[one]} <span className="note num">{counts?.[countNames[one]]}</span>
          </button>
        ))}
    </fieldset>
  );
}
