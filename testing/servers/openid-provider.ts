import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { z } from 'zod';
import { listen } from './listen.ts';
import { memoryAdapters } from './openid-adapter.ts';

export interface ProviderPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  hd?: string;
}

export interface OpenIdServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  port: number;
  /** Who is at the browser; undefined: somebody who goes back. */
  person: ProviderPerson | undefined;
  /** Sends ID tokens that its keys did not sign. */
  forges: boolean;
  stop(): Promise<void>;
}

const CLIENT = { clientId: 'studio', clientSecret: 'only for tests' };
const MINUTE = 60;

/** A real OpenID Connect provider, at which everybody signs in without being asked. */
export async function openOpenIdServer(siteUrl: string, port = 0): Promise<OpenIdServer> {
  const http = createServer();
  const taken = await listen(http, port);
  const server: OpenIdServer = {
    ...CLIENT,
    issuer: `http://127.0.0.1:${taken}`,
    port: taken,
    person: undefined,
    forges: false,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  const provider = makeProvider(server, new URL('/api/admin/single-sign-on/callback', siteUrl).href);
  const handle = provider.callback();
  http.on('request', (request, response) => {
    void handle(request, response);
  });
  return server;
}

function makeProvider(server: OpenIdServer, redirectUri: string): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(server.issuer, {
    adapter: memoryAdapters(),
    clients: [
      { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: [] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...server.person, sub }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kty: 'RSA' }] },
    loadExistingGrant: async ({ oidc }) => {
      const { provider: own, client, session } = oidc;
      const grant = new own.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      Grant: MINUTE,
      IdToken: MINUTE,
      Interaction: MINUTE,
      Session: MINUTE,
    },
  });
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) {
      const { person } = server;
      const answer = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
      await provider.interactionFinished(context.req, context.res, answer);
      return;
    }
    await next();
    if (server.forges && context.path === '/token') context.body = forged(context.body);
  });
  return provider;
}

const tokens = z.looseObject({ id_token: z.string() });

/** The same claims with a signature by no key. */
function forged(body: unknown): unknown {
  const { data } = tokens.safeParse(body);
  if (!data) return body;
  const [header, claims] = data.id_token.split('.');
  return { ...data, id_token: `${header}.${claims}.${randomBytes(256).toString('base64url')}` };
}
