import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from '../../api/ApiError.ts';
import { type EnquiryAction, actOnEnquiry, readEnquiry } from '../../api/adminEnquiries.ts';
import type { Enquiry } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import type { ActProps } from './EnquiryHead.tsx';

export function useEnquiryById(id: string, onChange: () => void) {
  const client = useQueryClient();
  const key = ['enquiry', id];
  const { answer, error, reload } = useAdminQuery({
    key,
    load: (token, signal) => readEnquiry(token, id, signal),
  });
  const { run, isBusy } = useAdminMutation({ change, failed: admin.enquiries.actFailed });
  async function change(token: string, action: EnquiryAction): Promise<Enquiry> {
    try {
      return await actOnEnquiry(token, id, action);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 409) await loadAgain(client, key);
      throw failure;
    }
  }
  /** As it is after a change. */
  function show(enquiry: Enquiry): void {
    client.setQueryData(key, enquiry);
    onChange();
  }
  const act: ActProps['act'] = async (action, done) => {
    const enquiry = await run(action);
    if (!enquiry) return false;
    toast.success(typeof done === 'string' ? done : done(enquiry));
    show(enquiry);
    return true;
  };
  return { enquiry: answer, error, reload, act, show, isBusy };
}
