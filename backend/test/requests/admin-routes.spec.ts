import { type Staff, startAsStaff } from '../blog/blog-posts.ts';

const BEFORE_A_SESSION = /^\/api\/admin\/(login|single-sign-on|forgot-password|reset-password|join)(\/|$)/;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

describe('every address below /api/admin', () => {
  let staff: Staff;
  let routes: { method: Method; path: string }[];
  beforeAll(async () => {
    staff = await startAsStaff();
    const { body } = await staff.request.get('/api/openapi.json');
    const methods: Method[] = ['get', 'post', 'put', 'patch', 'delete'];
    routes = Object.entries<object>(body.paths)
      .filter(([path]) => path.startsWith('/api/admin/') && !BEFORE_A_SESSION.test(path))
      .flatMap(([path, item]) =>
        methods
          .filter((method) => method in item)
          .map((method) => ({ method, path: path.replaceAll(/\{\w+\}/g, '1') })),
      );
  });
  afterAll(() => staff.stop());

  it('gives staff answers that no cache may keep, refusals included', async () => {
    expect(routes.length).toBeGreaterThan(20);
    const harmless = routes.filter(({ path }) => !path.endsWith('/logout'));
    for (const { method, path } of harmless) {
      const { status, headers } = await staff.request[method](path).auth(staff.token, { type: 'bearer' });
      expect([method, path, headers['cache-control']]).toEqual([method, path, 'no-store']);
      expect(status).toBeLessThan(500);
    }
  });

  it('forbids keeping what it says to those who are not signed in, and about addresses that it does not have', async () => {
    for (const [method, path, expected] of [
      ['post', 'login', 422],
      ['get', 'login', 404],
      ['get', 'no-such-address', 404],
    ] as const) {
      const { status, headers } = await staff.request[method](`/api/admin/${path}`);
      expect([path, status, headers['cache-control']]).toEqual([path, expected, 'no-store']);
    }
  });
});
