import { z } from 'zod';
import { singleLine } from '../../requests/clean-text.schema.js';

const TOO_LONG = 4096;
const base64url = z
  .string()
  .max(TOO_LONG)
  .regex(/^[\w-]+$/);
/** WebAuthn allows 1,023 bytes. */
const credentialId = base64url.max(1400);
const transports = z
  .array(
    z
      .string()
      .max(20)
      .refine((text) => /^[a-z-]*$/.test(text)),
  )
  .max(10);
const credentialParts = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

export const newCredentialSchema = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredentialSchema>;

export const signInCredentialSchema = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});
export type SignInCredential = z.infer<typeof signInCredentialSchema>;

const NAME = 'Please give the passkey a name of at most 60 characters.';
const name = singleLine(60, NAME, NAME);

export const passkeyNameSchema = z.object({ name }, NAME).meta({ id: 'PasskeyName' });
export type PasskeyName = z.infer<typeof passkeyNameSchema>;

export const newPasskeySchema = z
  .object({ challenge_id: z.uuid('Please begin again.'), credential: newCredentialSchema, name })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof newPasskeySchema>;

const knownCredential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const credentialOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.int().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(knownCredential).optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
const newCredentialOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(knownCredential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
});
export const passkeyOptionsSchema = z
  .object({ challenge_id: z.string(), options: newCredentialOptionsSchema })
  .meta({ id: 'PasskeyOptions' });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });
export type PasskeyEntry = z.infer<typeof passkeySchema>;

export const passkeysSchema = z.object({ data: z.array(passkeySchema) }).meta({ id: 'Passkeys' });
export type PasskeyList = z.infer<typeof passkeysSchema>;

export const onePasskeySchema = z.object({ data: passkeySchema }).meta({ id: 'OnePasskey' });
export type OnePasskey = z.infer<typeof onePasskeySchema>;

export const passkeyAddedSchema = z
  .object({
    data: passkeySchema,
    recovery_codes: z
      .array(z.string())
      .optional()
      .meta({ description: 'Shown this once, when it is the first second factor' }),
  })
  .meta({ id: 'PasskeyAdded' });
export type PasskeyAdded = z.infer<typeof passkeyAddedSchema>;
