import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import limits from '../../../studio/limits.json' with { type: 'json' };
import { type PictureQuery, pictureFilters } from '../../api/adminPictures.ts';
import type { LibraryList } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { DropWords } from '../kit/fields/DropWords.tsx';
import { ChooseFiles } from '../kit/fields/ChooseFiles.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { ListPagination } from '../kit/lists/ListPagination.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { Loading } from '../kit/Loading.tsx';
import { SearchField } from '../kit/lists/SearchField.tsx';
import { focusHeading } from '../kit/focusHeading.ts';
import { usePreventFileDrop } from '../kit/fields/usePreventFileDrop.ts';
import { LibraryGrid, buttonId } from './LibraryGrid.tsx';
import styles from './LibraryPage.module.css';
import { LeftFiles } from './LeftFiles.tsx';
import { LibraryPanel } from './LibraryPanel.tsx';
import { countNames } from './countNames.ts';
import { type LibraryPlace, libraryAddress, placeIn } from './libraryAddress.ts';
import { SendingLines } from './sending/SendingLines.tsx';
import { useLeftFiles } from './useLeftFiles.ts';
import { useLibrary } from './useLibrary.ts';
import { useLibrarySending } from './useLibrarySending.ts';

const words = admin.library;
const PLACE = 'library';

export function LibraryPage() {
  const [query] = useSearchParams();
  const { picture, ...place } = placeIn(query);
  const { answer: list, isLoading, error, reload } = useLibrary(place);
  const navigate = useNavigate();
  const { sending } = useLibrarySending();
  usePreventFileDrop();
  const add = (files: readonly File[]) => sending.choose(PLACE, files);
  const { isWithoutRoom, ...kept } = useLeftFiles(sending.unsent, add);
  const open = (id: number) => void navigate(libraryAddress({ ...place, picture: id }));
  return (
    <div
      className={styles['screen']}
      data-open={picture}
      onDrop={({ dataTransfer }) => add([...dataTransfer.files])}
    >
      <AdminPage
        title={words.title}
        note={<span className={`${styles['note']} num`}>{noteOf(list)}</span>}
        actions={<Add onChoose={add} />}
      >
        <div className={styles['tools']}>
          <Tools place={place} list={list} />
        </div>
        <LeftFiles {...kept} />
        {isWithoutRoom && <Notice kind="warn">{words.left.noRoom}</Notice>}
        <SendingLines
          sending={sending}
          place={PLACE}
          arrived={() => words.isIn}
          hasOthersSeen
          onUse={(key) => open(Number(key))}
        />
        {error && <FailedList sentence={words.failed} retry={reload} />}
        {!list && isLoading && <Loading />}
        {list && <Pictures {...{ list, place, picture }} isBusy={isLoading} onOpen={open} />}
      </AdminPage>
    </div>
  );
}

function noteOf(list: LibraryList | undefined): string {
  return `${list ? `${words.count(list.counts.all)} ` : ''}${words.promise}`;
}

function Add({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <div className={styles['add']}>
      <ChooseFiles isMany isSolid describedBy="add-hint" onChoose={onChoose}>
        {words.add}
      </ChooseFiles>
      <p className="note" id="add-hint">
        <DropWords>{words.drop}</DropWords> {words.addHelp(limits.maxPictureMegabytes)}
      </p>
    </div>
  );
}

/** Of the filter that is shown once typing has paused. */
function addressFor(search: string): string {
  const { filter } = placeIn(new URLSearchParams(location.search));
  return libraryAddress({ filter, search });
}

function Tools({ place, list }: { place: LibraryPlace; list: LibraryList | undefined }) {
  return (
    <>
      <ListTools label={words.show} tabs={tabsOf(place, list)}>
        <SearchField label={words.search} search={place.search} addressFor={addressFor} />
      </ListTools>
      {place.filter === 'bin' && <p className={`${styles['help']} note`}>{words.binHelp}</p>}
    </>
  );
}

interface PicturesProps {
  list: LibraryList & { query: PictureQuery };
  /** Without the picture that is open in it. */
  place: LibraryPlace;
  picture: number | undefined;
  isBusy: boolean;
  onOpen: (id: number) => void;
}

function Pictures({ list, place, picture, isBusy, onOpen }: PicturesProps) {
  const navigate = useNavigate();
  const { data, pagination } = list;
  const { open, isChosen } = useOpen(list, picture);
  useFocusBack(picture);
  if (data.length === 0 && place.page > 1) {
    const last = Math.min(place.page - 1, pagination.pages);
    return <Navigate to={libraryAddress({ ...place, page: last })} replace />;
  }
  // So that what is changed stays open, also when it leaves the list by that.
  const stay = () => {
    if (picture === undefined) void navigate(libraryAddress({ ...place, picture: open }), { replace: true });
  };
  const close = () => {
    void navigate(libraryAddress(place), { flushSync: true });
    focusHeading();
  };
  return (
    <div className={styles['library']}>
      <div>
        {data.length === 0 && <Empty place={place} />}
        {data.length > 0 && (
          <LibraryGrid pictures={data} pressed={open} isBusy={isBusy} onPress={({ id }) => onOpen(id)} />
        )}
        <Pages place={place} pages={pagination.pages} />
      </div>
      {open !== undefined && (
        <LibraryPanel
          key={open}
          id={open}
          isChosen={isChosen}
          isInBin={place.filter === 'bin'}
          back={libraryAddress(place)}
          onChange={stay}
          onGone={close}
        />
      )}
    </div>
  );
}

/** @returns chosen is neither the first one, nor that of the address that was loaded */
function useOpen(list: PicturesProps['list'], picture: number | undefined) {
  const first = useFirst(list);
  const [loaded, setLoaded] = useState(picture);
  if (loaded !== undefined && loaded !== picture) setLoaded(undefined);
  return { open: picture ?? first, isChosen: picture !== undefined && picture !== loaded };
}

/** Stays when others come before it in the same list. */
function useFirst({ data, query }: PicturesProps['list']): number | undefined {
  const list = libraryAddress(query);
  const [first, setFirst] = useState({ list, id: data[0]?.id });
  const isThere = first.list === list && data.some(({ id }) => id === first.id);
  const id = isThere ? first.id : data[0]?.id;
  if (first.list !== list || first.id !== id) setFirst({ list, id });
  return id;
}

function Pages({ place, pages }: { place: LibraryPlace; pages: number }) {
  const path = libraryAddress({ ...place, page: 1 });
  return <ListPagination label={words.pages} path={path} page={place.page} pages={pages} />;
}

/** On a phone the grid comes back in the panel's place. */
function useFocusBack(picture: number | undefined): void {
  const shown = useRef(picture);
  useEffect(() => {
    const before = shown.current;
    shown.current = picture;
    if (picture === undefined && before !== undefined && document.activeElement === document.body)
      document.getElementById(buttonId(before))?.focus();
  }, [picture]);
}

function Empty({ place: { filter, search } }: { place: LibraryPlace }) {
  const navigate = useNavigate();
  if (!search) return <EmptyState title={words.empty[filter]} />;
  return (
    <EmptyState title={words.emptySearch} help={words.emptySearchHelp(search)}>
      <Button line small onClick={() => void navigate(libraryAddress({ filter }))}>
        {words.clearSearch}
      </Button>
    </EmptyState>
  );
}

function tabsOf({ filter, search }: LibraryPlace, list: LibraryList | undefined) {
  return pictureFilters.map((one) => ({
    label: words.filters[one],
    count: list?.counts[countNames[one]],
    address: libraryAddress({ filter: one, search }),
    isCurrent: one === filter,
  }));
}
