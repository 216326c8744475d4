import { Inject, Injectable, Logger } from '@nestjs/common';
import * as openid from 'openid-client';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { Proofs } from './browser-bindings.js';
import { SingleSignOnRefusal } from './single-sign-on-refusal.js';

const TIMEOUT_SECONDS = 5;
const KNOWN_FOR_MS = 60 * 60 * 1000;

type ProviderEnv = Pick<
  Env,
  'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_DOMAIN' | 'OIDC_NAME' | 'SITE_URL'
>;

/** The studio's Google, Microsoft or other OpenID Connect provider, asked when somebody wants to sign in with it. */
@Injectable()
export class OpenIdProvider {
  private readonly logger = new Logger(OpenIdProvider.name);
  private known: { configuration: Promise<openid.Configuration>; until: number } | undefined;

  constructor(@Inject(ENV) private readonly env: ProviderEnv) {}

  /** Null where none is configured. */
  get name(): string | null {
    return this.env.OIDC_NAME ?? null;
  }

  get callbackUrl(): URL {
    return new URL('/api/admin/single-sign-on/callback', this.env.SITE_URL);
  }

  /** @throws SingleSignOnRefusal */
  async authorizationUrl({ state, nonce, codeVerifier }: Proofs): Promise<string> {
    const configuration = await this.configuration();
    const { OIDC_DOMAIN = '' } = this.env;
    return openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callbackUrl.href,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      hd: OIDC_DOMAIN,
    }).href;
  }

  /** @returns the claims of the ID token, whose signature was checked @throws SingleSignOnRefusal */
  async claims(answer: URL, { state, nonce, codeVerifier }: Proofs): Promise<unknown> {
    const configuration = await this.configuration();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, answer, checks);
      return tokens.claims();
    } catch (error) {
      throw this.refusal(error);
    }
  }

  private async configuration(): Promise<openid.Configuration> {
    if (!this.known || this.known.until < Date.now())
      this.known = { configuration: this.discover(), until: Date.now() + KNOWN_FOR_MS };
    const { known } = this;
    try {
      return await known.configuration;
    } catch (error) {
      if (this.known === known) this.known = undefined;
      this.logger.warn(`The provider of single sign-on cannot be used: ${explain(error)}`);
      throw new SingleSignOnRefusal('unreachable', { cause: error });
    }
  }

  private async discover(): Promise<openid.Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET } = this.env;
    const issuer = new URL(OIDC_ISSUER);
    // The configuration lets plain HTTP only to this machine.
    const insecure = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
    return openid.discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      execute: [openid.enableNonRepudiationChecks, ...insecure],
      timeout: TIMEOUT_SECONDS,
    });
  }

  private refusal(error: unknown): SingleSignOnRefusal {
    const options = { cause: error };
    if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
      return new SingleSignOnRefusal('cancelled', options);
    this.logger.warn(`An answer of single sign-on was refused: ${explain(error)}`);
    const isSilent = error instanceof TypeError || codeOf(error) === 'OAUTH_TIMEOUT';
    return new SingleSignOnRefusal(isSilent ? 'unreachable' : 'failed', options);
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const because = cause instanceof Error ? ` (${cause.message})` : '';
  return [codeOf(error), message + because].filter(Boolean).join(': ');
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof openid.ResponseBodyError) return error.error;
  return error instanceof openid.ClientError ? error.code : undefined;
}
