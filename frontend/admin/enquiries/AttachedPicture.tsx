import { useCallback } from 'react';
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
  return answer ? <Shown file={file} content={answer} /> : null;
}

function Shown({ file, content }: { file: EnquiryFile; content: Blob }) {
  const show = useCallback(
    (link: HTMLAnchorElement) => {
      link.href = URL.createObjectURL(content);
      link.querySelector('img')?.setAttribute('src', link.href);
      return () => URL.revokeObjectURL(link.href);
    },
    [content],
  );
  return (
    <a ref={show} target="_blank" rel="noopener">
      <img alt={words.view(file.name)} width={file.width ?? undefined} height={file.height ?? undefined} />
    </a>
  );
}
