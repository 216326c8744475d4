import { z } from 'zod';
import { TodayController } from '../../src/enquiry/today/today.controller.js';
import { ForRole, ROLES, type Role, mayActAs } from '../../src/requests/for-role.js';
import { addColleague } from '../auth/colleague.ts';
import { ROUTES } from './roles.ts';
import { signInAs } from '../auth/sign-in.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const ADMIN = '/api/admin/';
const stackSchema = z.array(
  z.object({
    route: z.object({ path: z.string(), methods: z.record(z.string(), z.boolean()) }).optional(),
  }),
);

type Caller = Role | 'stranger';

interface Route {
  name: string;
  method: (typeof methods)[number];
  path: string;
}

/** What the router itself answers by, so that no route can be missing. */
function routesOf(server: TestApp): Route[] {
  const router: unknown = Reflect.get(server.app.getHttpAdapter().getInstance(), 'router');
  const stack = typeof router === 'function' ? stackSchema.parse(Reflect.get(router, 'stack')) : [];
  return stack
    .flatMap(({ route }) => route ?? [])
    .filter(({ path }) => path.startsWith(ADMIN))
    .flatMap(({ path, methods: taken }) =>
      methods
        .filter((method) => taken[method])
        .map((method) => ({
          name: `${method.toUpperCase()} ${path.slice(ADMIN.length)}`,
          method,
          path: path.replaceAll(/:\w+/g, '1'),
        })),
    );
}

const leastOf = (name: string): Caller | undefined =>
  (['stranger', ...ROLES] as const).find((least) => ROUTES[least].includes(name));

describe('the routes of staff', () => {
  let server: TestApp;
  let routes: Route[];
  const colleagues = new Map<Role, { email: string; password: string; token: string }>();
  beforeAll(async () => {
    server = await startApp();
    routes = routesOf(server);
    for (const role of ROLES) colleagues.set(role, await addColleague(server, role, role));
  });
  afterAll(() => server.stop());

  const call = ({ method, path }: Pick<Route, 'method' | 'path'>, as?: string) => {
    const request = server.request[method](path);
    return as ? request.auth(as, { type: 'bearer' }) : request;
  };
  const isOpen = async (token: string) =>
    (await call({ method: 'get', path: '/api/admin/session' }, token)).status === 204;
  /** Of a session that the call before has not ended. */
  const tokenOf = async (caller: Caller): Promise<string | undefined> => {
    const colleague = caller === 'stranger' ? undefined : colleagues.get(caller);
    if (colleague && !(await isOpen(colleague.token))) colleague.token = await signInAs(server, colleague);
    return colleague?.token;
  };

  it('are all decided, and no others', () => {
    const decided = Object.values(ROUTES).flat();
    expect(routes.map(({ name }) => name).toSorted()).toEqual(decided.toSorted());
  });

  it.each(['stranger', ...ROLES] as const)(
    'let a caller with the role %s do what it may, and nothing else',
    async (caller) => {
      const wrong: string[] = [];
      for (const route of routes) {
        const { status } = await call(route, await tokenOf(caller));
        const least = leastOf(route.name);
        const isRefused = status === (caller === 'stranger' ? 401 : 403);
        const may =
          least === 'stranger' || (caller !== 'stranger' && least !== undefined && mayActAs(caller, least));
        if (isRefused === may || status >= 500) wrong.push(`${route.name}: ${status}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('are closed to everybody when nobody has decided who may call them', async () => {
    Reflect.deleteMetadata(ForRole.KEY, TodayController);
    try {
      const { status, body } = await call(
        { method: 'get', path: '/api/admin/today' },
        await tokenOf('owner'),
      );
      expect([status, body.message]).toEqual([
        403,
        expect.stringMatching(/^Your role does not include this\./),
      ]);
    } finally {
      ForRole('leads')(TodayController);
    }
    expect((await call({ method: 'get', path: '/api/admin/today' }, await tokenOf('leads'))).status).toBe(
      200,
    );
  });

  it('go by the role of this moment, not of the sign-in', async () => {
    const colleague = await addColleague(server, 'Somebody who moves on', 'editor');
    const bin = { method: 'get', path: '/api/admin/blog-bin' } as const;
    expect((await call(bin, colleague.token)).status).toBe(200);
    const { body } = await call({ method: 'get', path: '/api/admin/people' }, await tokenOf('owner'));
    const people = z.array(z.object({ id: z.string(), email: z.string() })).parse(body.people);
    const id = people.find(({ email }) => email === colleague.email)?.id ?? '';
    await call({ method: 'patch', path: `/api/admin/people/${id}` }, await tokenOf('owner')).send({
      role: 'leads',
    });
    expect((await call(bin, colleague.token)).status).toBe(403);
    await colleague.remove();
  });
});
