import { readFileSync } from 'node:fs';
import { workingHoursSchema } from 'content/schemas/hours';
import { z } from 'zod';
import { retentionSchema } from './retention.schema.js';
import { spamSchema } from './spam.schema.js';
import * as schemas from './studio.schema.js';

/** The same place from src/studio and from dist/studio. */
const FOLDER = new URL('../../../studio/', import.meta.url);

export const studio = {
  colours: read('colours.json', schemas.coloursSchema),
  consent: read('consent.json', schemas.consentSchema),
  limits: read('limits.json', schemas.limitsSchema),
  locale: read('locale.json', schemas.localeSchema),
  mails: read('mails.json', schemas.mailsSchema),
  missedAddresses: read('missed-addresses.json', schemas.missedAddressesSchema),
  pageSizes: read('page-sizes.json', schemas.pageSizesSchema),
  pictures: read('pictures.json', schemas.picturesSchema),
  retention: read('retention.json', retentionSchema),
  spam: read('spam.json', spamSchema),
  workingHours: read('working-hours.json', workingHoursSchema),
};

/** @throws with every mistake in the file */
function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(parse(file));
  if (success) return data;
  throw new Error(`studio/${file} cannot be used:\n${z.prettifyError(error)}`);
}

function parse(file: string): unknown {
  const json = readFileSync(new URL(file, FOLDER), 'utf8');
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`studio/${file} is no JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}
