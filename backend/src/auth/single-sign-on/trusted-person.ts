import { z } from 'zod';
import { SingleSignOnRefusal } from './single-sign-on-refusal.js';

const GOOGLE = 'https://accounts.google.com';
const MICROSOFT = 'https://login.microsoftonline.com/';

export interface TrustedPerson {
  issuer: string;
  subject: string;
  email: string;
}

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().toLowerCase().pipe(z.email()),
  email_verified: z.unknown().optional(),
  hd: z.unknown().optional(),
  xms_edov: z.unknown().optional(),
});
type Claims = z.infer<typeof claimsSchema>;

/** @throws SingleSignOnRefusal for an address that nobody vouches for, or of another domain */
export function trustedPerson(claims: unknown, domain: string): TrustedPerson {
  const { data } = claimsSchema.safeParse(claims);
  if (!data || !isVouchedFor(data)) throw new SingleSignOnRefusal('not-verified');
  if (!isOfDomain(data, domain)) throw new SingleSignOnRefusal('other-domain');
  return { issuer: data.iss, subject: data.sub, email: data.email };
}

/** Microsoft verifies no address, but can say that the domain belongs to the directory. */
function isVouchedFor({ iss, email_verified, xms_edov }: Claims): boolean {
  if (iss.startsWith(MICROSOFT)) return [true, 1, '1', 'true'].some((yes) => yes === xms_edov);
  return email_verified === true;
}

/** Google lets anybody open a private account with an address of another domain; only `hd` tells them apart. */
function isOfDomain({ iss, email, hd }: Claims, domain: string): boolean {
  const mayLackDomain = iss !== GOOGLE && hd === undefined;
  return email.endsWith(`@${domain}`) && (mayLackDomain || hd === domain);
}
