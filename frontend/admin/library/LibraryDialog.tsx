import { type Dispatch, type SetStateAction, useState } from 'react';
import type { PictureQuery } from '../../api/adminPictures.ts';
import type { LibraryList, LibraryPicture } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import { admin } from '../../content/admin/admin.ts';
import { ChooseFiles } from '../kit/fields/ChooseFiles.tsx';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { Loading } from '../kit/Loading.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { SearchBox } from '../kit/lists/SearchBox.tsx';
import { FilterChoice } from './FilterChoice.tsx';
import styles from './LibraryDialog.module.css';
import { LibraryGrid } from './LibraryGrid.tsx';
import { pictureLabel } from './pictureLabel.ts';
import { SendingLines } from './sending/SendingLines.tsx';
import { useLibrary } from './useLibrary.ts';
import { useLibrarySending } from './useLibrarySending.ts';

const words = admin.library;
const PLACE = 'dialog';

interface LibraryDialogProps {
  origin?: PictureQuery['origin'];
  /** The id of one that cannot be chosen. */
  without?: number;
  onUse: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/** Chooses one picture of the library, or sends a new one. */
export function LibraryDialog({ origin, without, onUse, onClose }: LibraryDialogProps) {
  const [query, setQuery] = useState<PictureQuery>({ filter: 'all', search: '', page: 1, origin });
  const [chosen, setChosen] = useState<LibraryPicture>();
  const { sending, knownOf } = useLibrarySending(setChosen);
  const { answer: list, isLoading, error, reload } = useLibrary(query);
  const pictures = list?.data.filter(({ id }) => id !== without) ?? [];
  return (
    <ModalDialog
      title={words.picker.title}
      isTall
      tools={<Top onChoose={(files) => sending.choose(PLACE, files)} onClose={onClose} />}
      onClose={onClose}
    >
      <Tools query={query} counts={list?.counts} onLook={setQuery} />
      <SendingLines
        sending={sending}
        place={PLACE}
        arrived={() => words.isIn}
        hasOthersSeen
        onUse={(key) => setChosen(knownOf(key))}
      />
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!list && isLoading && <Loading />}
      {list && pictures.length === 0 && <EmptyState title={words.emptySearch} />}
      <LibraryGrid {...{ pictures, onUse }} pressed={chosen?.id} isBusy={isLoading} onPress={setChosen} />
      <PageLinks
        label={words.pages}
        page={query.page}
        pages={list?.pagination.pages ?? 0}
        href={() => location.href}
        onTurn={(page) => setQuery({ ...query, page })}
      />
      <Foot {...{ chosen, onUse, onClose }} />
    </ModalDialog>
  );
}

interface ToolsProps {
  query: PictureQuery;
  counts: LibraryList['counts'] | undefined;
  onLook: Dispatch<SetStateAction<PictureQuery>>;
}

function Tools({ query: { filter: shown, search: searched }, counts, onLook }: ToolsProps) {
  const look = (changed: Partial<PictureQuery>) => onLook((now) => ({ ...now, page: 1, ...changed }));
  return (
    <div className={styles['tools']}>
      <FilterChoice filter={shown} counts={counts} onChoose={(filter) => look({ filter })} />
      <SearchBox label={words.search} searched={searched} onSearch={(search) => look({ search })} />
    </div>
  );
}

interface TopProps {
  onChoose: (files: File[]) => void;
  onClose: () => void;
}

function Top({ onChoose, onClose }: TopProps) {
  return (
    <div className={styles['top']}>
      <ChooseFiles onChoose={onChoose}>{words.picker.send}</ChooseFiles>
      <button type="button" aria-label={admin.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

type FootProps = Pick<LibraryDialogProps, 'onUse' | 'onClose'> & { chosen: LibraryPicture | undefined };

function Foot({ chosen, onUse, onClose }: FootProps) {
  return (
    <div className={styles['foot']}>
      <output className="note">{said(chosen)}</output>
      <DialogActions>
        <Button line small onClick={onClose}>
          {words.picker.cancel}
        </Button>
        <Button small disabled={!chosen} onClick={() => chosen && onUse(chosen)}>
          {words.picker.use}
        </Button>
      </DialogActions>
    </div>
  );
}

function said(chosen: LibraryPicture | undefined): string {
  if (!chosen) return words.picker.none;
  const { alt, is_decorative: isDecorative } = chosen;
  const name = pictureLabel(chosen);
  return isDecorative ? words.picker.chosenDecorative(name) : words.picker.chosen(name, alt);
}
