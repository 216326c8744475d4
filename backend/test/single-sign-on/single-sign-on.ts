import { randomUUID } from 'node:crypto';
import { parseSetCookie } from 'cookie';
import { DataSource } from 'typeorm';
import {
  type OpenIdServer,
  type ProviderPerson,
  openOpenIdServer,
} from '../../../testing/servers/openid-provider.ts';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { type TestApp, startApp } from '../setup/start-app.ts';

const SITE_URL = 'http://localhost:3000';
const ROOT = '/api/admin/single-sign-on';

export interface SingleSignOnSite extends TestApp {
  provider: OpenIdServer;
  sql: DataSource;
  addPerson(): Promise<ProviderPerson & { password: string }>;
}

/** The backend with a provider for the addresses of `studio.example`. */
export async function openSingleSignOnSite(): Promise<SingleSignOnSite> {
  const provider = await openOpenIdServer(SITE_URL);
  const app = await startApp({ SITE_URL, TRUST_PROXY: '1', ...settingsFor(provider) });
  const sql = await new DataSource({ type: 'postgres', url: app.ownerUrl }).initialize();
  const addPerson = async () => {
    const [email, password] = [`${randomUUID()}@studio.example`, 'another long password'];
    const account = { email, password, name: 'Kavita Sen', role: 'leads' } as const;
    await app.app.get(AdminAccounts).create(account, { name: 'A test' });
    return { sub: randomUUID(), email, email_verified: true, password };
  };
  const stop = async () => {
    await sql.destroy();
    await app.stop();
    await provider.stop();
  };
  return { ...app, provider, sql, addPerson, stop };
}

export function settingsFor({ issuer, clientId, clientSecret }: OpenIdServer): Record<string, string> {
  return {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_DOMAIN: 'studio.example',
    OIDC_NAME: 'Studio accounts',
  };
}

/** Goes between the site and its provider as somebody's browser does, with the cookies of each. */
export class Browser {
  private readonly cookies = { site: new Map<string, string>(), provider: new Map<string, string>() };

  constructor(
    private readonly site: Pick<TestApp, 'request'>,
    private readonly address = '203.0.113.7',
  ) {}

  /** @returns where the site sends it */
  async visit(path: string, headers: Record<string, string> = {}): Promise<URL> {
    const request = this.site.request.get(path).redirects(0);
    const response = await request.set({ ...this.headers, 'Sec-Fetch-Site': 'same-origin', ...headers });
    this.keep('site', response.get('Set-Cookie') ?? []);
    return new URL(response.get('Location') ?? `status:${response.status}`, SITE_URL);
  }

  start(): Promise<URL> {
    return this.visit(`${ROOT}/start`);
  }

  /** Signs in at the provider. @returns the address that it sends back to */
  async confirm(url: URL): Promise<URL> {
    const Cookie = headerOf(this.cookies.provider);
    const response = await fetch(url, { redirect: 'manual', headers: { Cookie } });
    this.keep('provider', response.headers.getSetCookie());
    const next = new URL(response.headers.get('location') ?? `status:${response.status}`, url);
    return next.host === url.host ? this.confirm(next) : next;
  }

  comeBack({ pathname, search }: URL): Promise<URL> {
    return this.visit(`${pathname}${search}`, { 'Sec-Fetch-Site': 'cross-site' });
  }

  /** @returns where a sign-in that nobody meddles with ends */
  async walk(): Promise<URL> {
    return this.comeBack(await this.confirm(await this.start()));
  }

  async finish({ hash }: URL) {
    const ticket = hash.replace('#sign-in=', '');
    const response = await this.site.request
      .post(`${ROOT}/finish`)
      .set({ ...this.headers, Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' })
      .send({ ticket });
    this.keep('site', response.get('Set-Cookie') ?? []);
    return response;
  }

  call(method: 'get' | 'post', path: string, token: string) {
    const request = this.site.request[method](`/api/admin/${path}`).auth(token, { type: 'bearer' });
    return request.set(this.headers);
  }

  private get headers() {
    return { Cookie: headerOf(this.cookies.site), 'X-Forwarded-For': this.address };
  }

  private keep(where: 'site' | 'provider', lines: string[]): void {
    for (const { name, value = '' } of lines.map((line) => parseSetCookie(line)))
      this.cookies[where].set(name, value);
  }
}

function headerOf(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
