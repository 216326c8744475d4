import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadAgain } from '../../session/loadAgain.ts';
import { useUnsaved } from '../../unsaved/useUnsaved.ts';

interface Listed {
  answer: { data: readonly { id: string }[] } | undefined;
  /** 0 while the answer is still that of another address. */
  updatedAt: number;
}

interface Shown {
  id: string;
  listAddress: string;
  /** The list that stands in the address a moment longer. */
  leaving?: string;
}

/** Without an id in the address: the first, or the one being worked on. It stays when it leaves the list; unsaved, in any. */
export function useSelectedEnquiry(
  listAddress: string,
  { answer: list, updatedAt }: Listed,
  inAddress?: string,
) {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const isUnsaved = useUnsaved((store) => store.isUnsaved) && inAddress === undefined;
  const isOfList = shown?.listAddress === listAddress || shown?.leaving === listAddress;
  const kept = isOfList || isUnsaved ? shown?.id : undefined;
  const selected = kept ?? list?.data[0]?.id;
  const isSettled = isOfList && selected === kept;
  if (selected !== undefined && !isSettled && updatedAt > 0) setShown({ id: selected, listAddress });
  /** @param id of the enquiry that has changed; undefined when it is gone */
  const onChange = async (id?: string) => {
    if (id !== undefined) return setShown({ id, listAddress });
    void loadAgain(client, ['new enquiries']);
    await loadAgain(client, ['enquiries']);
    setShown(undefined);
  };
  /** What is shown is shown in another list too. */
  const keepIn = (address: string) =>
    shown && setShown({ id: shown.id, listAddress: address, leaving: listAddress });
  return { selected, keepIn, onChange: (id?: string) => void onChange(id) };
}
