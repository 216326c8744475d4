import { z } from 'zod';

const MAX_LINKS = 100;
const MAX_LETTERS = 2_000;
const TOO_MANY = `At most ${MAX_LINKS} links can be checked at once.`;
const NO_LINK = 'Please send the addresses of links.';

/** What is known of a link that was tried; unknown when nobody could tell. */
export const triedStates = ['ok', 'dead', 'unknown'] as const;
const state = z.enum([...triedStates, 'checking']);

export const linksToCheckSchema = z
  .object(
    {
      addresses: z
        .array(
          z.string(NO_LINK).max(MAX_LETTERS, `A link may have at most ${MAX_LETTERS} characters.`),
          NO_LINK,
        )
        .max(MAX_LINKS, TOO_MANY),
    },
    NO_LINK,
  )
  .meta({ id: 'LinksToCheck' });
export type LinksToCheck = z.infer<typeof linksToCheckSchema>;

const checkedLinkSchema = z.object({
  address: z.string().meta({ description: 'As it was sent' }),
  state,
  status: z.int().nullable().meta({ description: 'Of the answer of another site' }),
  checked_at: z.iso.datetime().nullable(),
  suggestion: z.string().nullable().meta({ description: 'A page of this site that may be meant' }),
  awaited: z
    .object({
      kind: z.enum(['blog', 'project']),
      publish_at: z.iso.datetime().nullable().meta({ description: 'null for a draft' }),
    })
    .nullish()
    .meta({ description: 'What is to be at an address of this site that is dead until then' }),
});
export type CheckedLinkAnswer = z.infer<typeof checkedLinkSchema>;

export const linksCheckedSchema = z.object({ data: z.array(checkedLinkSchema) }).meta({ id: 'LinksChecked' });
export type LinksChecked = z.infer<typeof linksCheckedSchema>;

export interface TriedLink {
  state: (typeof triedStates)[number];
  status: number | null;
}
