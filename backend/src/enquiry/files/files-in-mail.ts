import { formatBytes } from 'content/formatBytes';
import type { WireEnquiryFile } from './enquiry-file.schema.js';

export function filesInMail(files: WireEnquiryFile[]): string {
  const [kept, lost] = [true, false].map((isKept) =>
    files.filter((file) => file.is_kept === isKept).map(named),
  );
  const parts = [
    kept?.length ? ['Files they sent, kept with the enquiry:', ...kept] : [],
    lost?.length ? ['These files could not be kept, please ask for them:', ...lost] : [],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function named({ name, bytes }: WireEnquiryFile): string {
  return `${name} (${formatBytes(bytes)})`;
}
