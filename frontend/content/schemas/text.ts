import * as z from 'zod';

/** Words that are shown: never empty, so that nothing on a page stands there blank. */
export const text = z.string().trim().min(1);

export const link = z.strictObject({ label: text, href: text });

/** A heading with a few sentences below it. */
export const paragraph = z.strictObject({ title: text, text });

/** A page's banner: its title, and the names of the way to it. */
export const banner = z.strictObject({ title: text, crumbs: z.array(text).min(1) });
