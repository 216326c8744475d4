import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';

const text = z.string().min(1);
const count = z.int().min(1);
const colour = z.stringFormat('colour', /^#[0-9a-f]{6}$/);
const wording = z.strictObject({ version: text, text, channels: z.array(text).min(1) });
/** With a box of its own for offers, which nobody has to tick. */
const apartWording = wording.extend({ offers: text });

/** New words are a new version; the old ones go to `former`, because enquiries name them. */
export const consentSchema = z
  .strictObject({
    current: wording,
    /** Whether the forms show `apart` in place of `current`. */
    asksOffersApart: z.boolean(),
    apart: apartWording,
    former: z.array(z.union([apartWording, wording])),
  })
  .refine(({ current, apart, former }) => {
    const versions = [current, apart, ...former].map(({ version }) => version);
    return new Set(versions).size === versions.length;
  }, 'Two wordings of the consent have the same version.');

export const localeSchema = z.strictObject({
  /** BCP 47: the language of the pages, and how dates are written. */
  language: z.string().refine((tag) => canFormat(tag), 'This is not a language tag such as de-AT.'),
  timeZone: z
    .string()
    .refine((zone) => canFormat('en', zone), 'This is not a time zone such as Europe/Vienna.'),
  timeZoneName: text,
  /** ISO 3166: of phone numbers that name no country. */
  phoneCountry: z.string().refine(isSupportedCountry, 'This is not a country such as AT.'),
});

export const limitsSchema = z.strictObject({
  sessionMinutes: count,
  passwordLinkMinutes: count,
  /** For how long a browser is not asked for the second step again. */
  rememberedDeviceDays: count,
  /** What a visitor has written, and an enquiry that waits for the network. */
  enquiryDaysOnDevice: count,
  /** From when an enquiry was closed or sent until it may open by itself again on that device. */
  enquirySnoozeDays: count,
  maxPictureMegabytes: count,
  maxTextMegabytes: count,
  /** Of an export of another blog. */
  maxImportMegabytes: count,
  /** One address may send 15 in an hour. */
  maxEnquiryFiles: count.max(15),
  maxEnquiryFileMegabytes: count,
  /** The form takes at most 200. */
  maxSlugLength: count.max(200),
});

export const pageSizesSchema = z.strictObject({
  posts: count,
  adminPosts: count,
  enquiries: count,
  audit: count,
  projects: count,
  versions: count,
  addresses: count,
  importItems: count,
  pictures: count,
});

/** In pixels, of uploaded pictures. */
export const picturesSchema = z
  .strictObject({
    smallerWidths: z.array(count).min(1),
    maxWidth: count,
    /** What is narrower is named as too small. */
    wideEnough: count,
  })
  .refine(isAscending, 'The widths must grow from one to the next, the largest last.');

export const mailsSchema = z.strictObject({
  acknowledgement: z.strictObject({
    subject: text,
    paragraphs: z.array(text).min(1),
    /** The third paragraph of those whose files could not be stored. */
    unkeptFiles: text,
    /** Lines of the receipt. */
    agreed: z.array(text).min(1),
    offers: z.strictObject({ given: text, notGiven: text }),
    receipt: text,
  }),
});

/** Which visits to pages that are not there are counted. */
export const missedAddressesSchema = z.strictObject({
  /** Parts, in small letters, of what programs try at every site. */
  probes: z.array(text),
  /** Anything else with an ending is a file and no page. */
  pageEndings: z.array(text),
});

export const coloursSchema = z.strictObject({
  background: colour,
  text: colour,
  accent: colour,
  onAccent: colour,
  theme: colour,
});

function canFormat(language: string, timeZone?: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(language, { timeZone }));
  } catch {
    return false;
  }
}

function isAscending({ smallerWidths, maxWidth }: { smallerWidths: number[]; maxWidth: number }): boolean {
  const widths = [0, ...smallerWidths, maxWidth];
  return widths.slice(1).every((width, index) => width > (widths[index] ?? 0));
}
