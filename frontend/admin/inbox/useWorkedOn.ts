import { useState } from 'react';
import type { EnquiryList } from '../../api/wire.gen.ts';

interface Inbox {
  list: EnquiryList | undefined;
  reload: () => void;
}

/**
 * The enquiry beside the list while none is in the address: the first, or the one that somebody works on, which stays in
 * view although it moves down the list or out of it.
 * @param address of the list
 */
export function useWorkedOn(address: string, { list, reload }: Inbox) {
  const [worked, setWorked] = useState<{ on: string | undefined; address: string }>();
  const on = worked?.address === address ? worked.on : undefined;
  /** @param id of the enquiry that is another now, unless it is gone */
  const change = (id?: string) => {
    setWorked({ on: id, address });
    reload();
  };
  return { shown: on ?? list?.data[0]?.id, change };
}
