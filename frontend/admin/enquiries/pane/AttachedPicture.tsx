import { useCallback } from 'react';
import { readEnquiryFile } from '../../../api/adminEnquiries.ts';
import type { EnquiryFile } from '../../../api/wire.gen.ts';
import { useAdminQuery } from '../../session/useAdminQuery.ts';

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
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(content);
      return () => URL.revokeObjectURL(image.src);
    },
    [content],
  );
  return <img ref={show} alt={file.name} width={file.width ?? undefined} height={file.height ?? undefined} />;
}
