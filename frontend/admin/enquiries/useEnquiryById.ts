import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { ApiError, mayBeDone } from '../../api/ApiError.ts';
import { type EnquiryAction, actOnEnquiry, readEnquiry } from '../../api/adminEnquiries.ts';
import type { Enquiry } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import type { ActProps } from './EnquiryHead.tsx';
import { isDone } from './isDone.ts';
import { showChanged } from './showChanged.ts';

export function useEnquiryById(id: string, onChange: () => void, isSeen = true) {
  const client = useQueryClient();
  const key = ['enquiry', id];
  const { answer, failure, reload } = useAdminQuery({
    key,
    load: (token, signal) => readEnquiry(token, id, signal),
    enabled: isSeen,
    everyMs: 60_000,
    restsUnseen: true,
  });
  const { run, isBusy } = useAdminMutation({ change, failed: admin.enquiries.actFailed });
  async function change(token: string, action: EnquiryAction): Promise<Enquiry> {
    const before = client.getQueryData<Enquiry>(key);
    try {
      return await actOnEnquiry(token, id, action);
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (isConflict || mayBeDone(error)) await loadAgain(client, key);
      const after = client.getQueryData<Enquiry>(key);
      if (mayBeDone(error) && before && after && isDone(action, before, after)) return after;
      throw error;
    }
  }
  /** As it is after a change. */
  function show(enquiry: Enquiry): void {
    showChanged(client, enquiry);
    onChange();
  }
  const act: ActProps['act'] = async (action, done) => {
    const enquiry = await run(action);
    if (!enquiry) return false;
    toast.success(typeof done === 'string' ? done : done(enquiry));
    show(enquiry);
    return true;
  };
  return { enquiry: answer, failure, reload, act, show, isBusy };
}
