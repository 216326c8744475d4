import { useEffect, useState } from 'react';
import { readEnquiryFile } from '../../api/adminEnquiries.ts';
import type { EnquiryFile } from '../../api/wire.gen.ts';
import { attachedFiles as words } from '../../content/admin-enquiry-files.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

/** Read with the session, which an address in an image could not carry. */
export function AttachedPicture({ enquiryId, file }: { enquiryId: string; file: EnquiryFile }) {
  const { answer } = useAdminQuery({
    key: ['enquiry-file', enquiryId, file.id],
    load: (token) => readEnquiryFile(token, enquiryId, file.id),
  });
  const address = useObjectUrl(answer);
  return (
    <a href={address} target="_blank" rel="noopener">
      <img
        src={address}
        alt={words.view(file.name)}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
      />
    </a>
  );
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return undefined;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
