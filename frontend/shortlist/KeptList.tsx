import { type ComponentType, useState } from 'react';
import { isSame } from '../stores/keptPictures.ts';
import { putBack, removePicture } from '../components/hearts/keepOrRemove.ts';
import { HiddenPictures } from './HiddenPictures.tsx';
import { NothingKept, NotLoaded } from './NothingKept.tsx';
import { RemovedPicture } from './RemovedPicture.tsx';
import type { ShownPicture } from './shownPictures.ts';
import { useFocusPlace } from './useFocusPlace.ts';
import type { useShownPictures } from './useShownPictures.ts';

export interface RowProps {
  picture: ShownPicture;
  /** Then its button to remove it takes the focus. */
  wasPutBack: boolean;
  onRemove: () => void;
}

type KeptListProps = ReturnType<typeof useShownPictures> & {
  className?: string | undefined;
  Row: ComponentType<RowProps>;
};

type RowsProps = KeptListProps & { takeFocus: () => void };

export function KeptList(list: KeptListProps) {
  const { place, takeFocus } = useFocusPlace();
  return (
    <div tabIndex={-1} ref={place}>
      <Rows {...list} takeFocus={takeFocus} />
    </div>
  );
}

/** What is removed leaves a row in its place from which it can be put back. */
function Rows({ shown, hidden, hasFailed, retry, takeFocus, className = '', Row }: RowsProps) {
  const [seen, setSeen] = useState<ShownPicture[]>([]);
  const [back, setBack] = useState<ShownPicture>();
  const latest = seen.map((old) => shown?.find((now) => isSame(now, old)) ?? old);
  const all = [...latest, ...(shown ?? []).filter((now) => !seen.some((old) => isSame(old, now)))];
  if (all.some((picture, index) => picture.note !== seen[index]?.note)) setSeen(all);
  if (hasFailed) return <NotLoaded retry={retry} takeFocus={takeFocus} />;
  if (!shown) return null;
  if (all.length === 0 && hidden.length === 0) return <NothingKept />;
  const isKept = (picture: ShownPicture) => shown.some((now) => isSame(now, picture));
  const restore = (picture: ShownPicture, index: number) => {
    putBack(picture, all.slice(0, index).filter(isKept).length);
    setBack(picture);
  };
  return (
    <>
      <ul className={`list ${className}`}>
        {all.map((picture, index) => (
          <li key={`${picture.project}.${picture.picture}`}>
            {isKept(picture) ? (
              <Row
                picture={picture}
                wasPutBack={back !== undefined && isSame(back, picture)}
                onRemove={() => removePicture(picture)}
              />
            ) : (
              <RemovedPicture picture={picture} onPutBack={() => restore(picture, index)} />
            )}
          </li>
        ))}
      </ul>
      <HiddenPictures hidden={hidden} takeFocus={takeFocus} />
    </>
  );
}
