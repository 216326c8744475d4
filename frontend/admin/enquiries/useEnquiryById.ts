import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { ApiError, isLostAnswer } from '../../api/ApiError.ts';
import { type EnquiryAction, actOnEnquiry, readEnquiry } from '../../api/adminEnquiries.ts';
import type { Enquiry } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import type { ActProps } from './pane/EnquiryHead.tsx';
import { showChanged } from './showChanged.ts';

export function useEnquiryById(id: string, onChange: () => void, isSeen = true) {
  const client = useQueryClient();
  const key = ['enquiry', id];
  const { answer, failure, reload } = useAdminQuery({
    key,
    load: (token, signal) => readEnquiry(token, id, signal),
    enabled: isSeen,
    follows: 'seen',
  });
  const { run, isBusy } = useAdminMutation({
    change,
    failed: admin.enquiries.actFailed,
    lost: admin.login.unreachable,
  });
  async function change(token: string, action: EnquiryAction): Promise<Enquiry> {
    const send = () => actOnEnquiry(token, id, action);
    try {
      return await sendOnceMore(send);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await loadAgain(client, key);
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

/** After an answer that was lost: the backend does each act once. */
async function sendOnceMore<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isLostAnswer(error)) throw error;
    return send();
  }
}
