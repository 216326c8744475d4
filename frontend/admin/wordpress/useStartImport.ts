import { useState } from 'react';
import { type ChosenExport, startImport } from '../../api/adminImports.ts';
import type { UploadStatus } from '../../api/adminUpload.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

export function useStartImport() {
  const [status, setStatus] = useState<UploadStatus>({ progress: 0, isWaiting: false });
  const { run, isBusy, failure } = useAdminMutation({
    change: (token, chosen: ChosenExport) => startImport(token, chosen, setStatus),
    failed: admin.wordpressImport.failed,
    isQuiet: true,
    invalidates: ['imports'],
  });
  return { start: run, status: isBusy ? status : undefined, failure };
}
