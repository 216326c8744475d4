import type { ReactNode } from 'react';
import { adminFile } from '../../../api/adminRequest.ts';
import { Button } from '../../../components/Button.tsx';
import { adminConsent as words } from '../../../content/admin/consent.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';
import { saveFile } from '../../kit/saveFile.ts';

interface FileButtonProps {
  /** Below the enquiries of the API. */
  path: string;
  file: string;
  children: ReactNode;
}

/** A file that the server makes for somebody outside the studio. */
export function FileButton({ path, file, children }: FileButtonProps) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => adminFile(`enquiry/${path}`, token),
    failed: words.fileFailed,
  });
  const download = async () => {
    const made = await run();
    if (made) saveFile(made, file);
  };
  return (
    <Button line small isBusy={isBusy} onClick={() => void download()}>
      {children}
    </Button>
  );
}
