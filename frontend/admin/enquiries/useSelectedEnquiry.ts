import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EnquiryList } from '../../api/wire.gen.ts';
import { loadAgain } from '../session/loadAgain.ts';

/** Without an id in the address: the first, or the one being worked on, even when it leaves the list. */
export function useSelectedEnquiry(listAddress: string, list: EnquiryList | undefined) {
  const client = useQueryClient();
  const [worked, setWorked] = useState<{ on: string | undefined; listAddress: string }>();
  const on = worked?.listAddress === listAddress ? worked.on : undefined;
  /** @param id of the enquiry that has changed; undefined when it is gone */
  const onChange = (id?: string) => {
    setWorked({ on: id, listAddress });
    void loadAgain(client, ['enquiries']);
  };
  return { selected: on ?? list?.data[0]?.id, onChange };
}
