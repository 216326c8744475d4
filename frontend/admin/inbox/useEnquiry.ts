import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { actOnEnquiry, readEnquiry } from '../../api/adminEnquiries.ts';
import type { Enquiry } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin.ts';
import { useAdminAct } from '../session/useAdminAct.ts';
import { useAdminLoad } from '../session/useAdminLoad.ts';

export type Act = Omit<Parameters<typeof actOnEnquiry>[1], 'id'>;

/** One enquiry, and what can be done to it. @param onChange the list says something else now */
export function useEnquiry(id: string, onChange: () => void) {
  const [changed, setChanged] = useState<Enquiry>();
  const { run, isBusy } = useAdminAct(admin.inbox.actFailed);
  const { answer, error, reload } = useAdminLoad(`enquiry ${id}`, {
    load: (token, signal) => readEnquiry(token, id, signal),
  });
  /** @param done said when it is done @returns whether it is */
  async function act(what: Act, done: string): Promise<boolean> {
    const enquiry = await run((token) => actOnEnquiry(token, { id, ...what }));
    if (!enquiry) return false;
    setChanged(enquiry);
    toast.success(done);
    onChange();
    return true;
  }
  return { enquiry: changed ?? answer, error, reload, act, isBusy };
}
