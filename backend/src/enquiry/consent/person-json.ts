import { z } from 'zod';
import { bytesOf } from '../../pictures/image-store.js';
import type { EnquiryFileStore } from '../enquiry-file-store.js';
import type { PersonData } from './person-data.repository.js';

const fileRows = z.array(z.object({ id: z.string() })).default([]);

/** Ends with what the person attached, in base64 by its id: one file after the other, for all together may not fit in memory. */
export async function* personJson(data: PersonData, store: EnquiryFileStore): AsyncGenerator<string> {
  yield `${JSON.stringify(data, null, 2).slice(0, -2)},\n  "files": {`;
  for (const [place, { id }] of fileRows.parse(data['enquiry_file']).entries()) {
    const stored = await store.read(id);
    const content = stored ? (await bytesOf(stored)).toString('base64') : null;
    yield `${place === 0 ? '' : ','}\n    ${JSON.stringify(id)}: ${JSON.stringify(content)}`;
  }
  yield '\n  }\n}\n';
}
