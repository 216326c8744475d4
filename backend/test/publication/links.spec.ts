import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { DataSource } from 'typeorm';
import { LinksOfPosts } from '../../src/links/links-of-posts.js';
import { OutboundNetwork } from '../../src/links/outbound-network.js';
import { type Staff, startAsStaff, unique } from '../blog/blog-posts.ts';
import { picture } from '../pictures/pictures.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Another site on this machine; the network of the site under test takes it for one of the Internet. */
const answers: Record<string, Answer> = {
  '/there': (_request, response) => response.end('There'),
  '/moved': (_request, response) => response.writeHead(301, { location: '/there' }).end(),
  '/circle': (_request, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  '/metadata': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/members': (_request, response) => response.writeHead(403).end(),
  '/broken': (_request, response) => response.writeHead(500).end(),
  '/gone': (_request, response) => response.writeHead(410).end(),
  '/endless': ({ method }, response) => {
    if (method === 'HEAD') return response.writeHead(405).end();
    response.writeHead(200);
    const more = setInterval(() => response.write('x'.repeat(1_000_000)), 1);
    return response.on('close', () => clearInterval(more));
  },
};

describe('links', () => {
  let staff: Staff;
  let other: Server;
  let port: number;
  const received: string[] = [];
  let hasWayOut = true;
  beforeAll(async () => {
    other = createServer((request, response) => {
      received.push(`${request.method} ${request.url}`);
      const answer = answers[request.url ?? ''];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    port = typeof address === 'object' && address ? address.port : 0;
    staff = await startAsStaff({ SITE_URL: 'https://studio.example' });
    const network = staff.app.get(OutboundNetwork, { strict: false });
    vi.spyOn(network, 'mayCall').mockImplementation((to, at) => to === '127.0.0.1' && at === port);
    vi.spyOn(network, 'resolve').mockImplementation(async (host) => {
      if (host === 'other.example') return ['127.0.0.1'];
      if (host === 'inner.example') return ['127.0.0.1', '10.0.0.7'];
      if (host === 'a.root-servers.net' && hasWayOut) return ['198.41.0.4'];
      if (host === 'silent.example') throw new Error('The name servers gave no answer.');
      return [];
    });
  });
  afterAll(async () => {
    await staff.stop();
    other.closeAllConnections();
    other.close();
  });

  const send = (addresses: unknown) =>
    staff.request.post('/api/admin/links/check').auth(staff.token, { type: 'bearer' }).send({ addresses });
  const check = async (address: string) => (await send([address])).body.data[0];
  const tried = async (address: string) => {
    await expect.poll(async () => (await check(address)).state).not.toBe('checking');
    const { state, status } = await check(address);
    return { state, status };
  };
  const at = (path: string) => `http://other.example:${port}${path}`;

  it('are checked for staff alone', async () => {
    const response = await staff.request.post('/api/admin/links/check').send({ addresses: ['/'] });
    expect(response.status).toBe(401);
  });

  it.each([
    '/',
    '/services',
    '/services/',
    '/services?category=turnkey-solution#top',
    '/projects?type=home&size=small',
    'https://studio.example/contact-us',
    '/sitemap.xml',
    '#further-down',
    'mailto:hello@studio.example',
    'tel:+911234567890',
  ])('of this site are known at once: %s', async (address) => {
    expect(await check(address)).toMatchObject({ address, state: 'ok', status: null });
  });

  it('to a post lead there under its present and its former slug, and nowhere while it is a draft', async () => {
    const post = await staff.post({ heading: unique('A flat') });
    expect((await check(`/blog/${post.slug}`)).state).toBe('ok');
    const slug = `${post.slug}-renamed`;
    await staff.change(post.id, { slug });
    expect((await check(`/blog/${post.slug}`)).state).toBe('ok');
    await staff.change(post.id, { slug, status: 'draft' });
    expect((await check(`/blog/${slug}`)).state).toBe('dead');
  });

  it('to a picture of the site are as sure as those to a page', async () => {
    const { file } = (await staff.insert(await picture(300, 200))).body;
    const gone = `/api/uploads/${'0'.repeat(32)}-10x10.webp`;
    const states = await Promise.all(
      [file, file.replace('.webp', '-social.jpg'), gone, '/api/uploads/x.exe', '/api/blog'].map(check),
    );
    expect(states.map(({ state }) => state)).toEqual(['ok', 'ok', 'dead', 'dead', 'unknown']);
  });

  it('of another site that are too long are not tried', async () => {
    const address = `https://other.example/${'木'.repeat(700)}`;
    expect(await check(address)).toMatchObject({ address, state: 'unknown' });
  });

  it('to an old address lead where it leads', async () => {
    const from = `/${unique('old').replace(' ', '-')}`;
    expect((await check(from)).state).toBe('dead');
    const rule = { from, to: '/services', why: '' };
    await staff.request.post('/api/admin/addresses').auth(staff.token, { type: 'bearer' }).send(rule);
    expect((await check(from)).state).toBe('ok');
  });

  it('to a project lead there', async () => {
    const list = await staff.request.get('/api/projects');
    expect((await check(`/projects/${list.body.data[0].slug}`)).state).toBe('ok');
    expect((await check('/projects/nothing-like-it')).state).toBe('dead');
  });

  it.each([
    ['/services/turn-key', '/services?category=turnkey-solution'],
    ['/services?category=turnkey', '/services?category=turnkey-solution'],
    ['https://studio.example/contact', '/contact-us'],
    ['/%00', null],
    ["/blog/' OR 1=1 --", null],
    ['/../../etc/passwd', null],
  ])('that lead nowhere on this site name the page that may be meant: %s', async (address, suggestion) => {
    expect(await check(address)).toMatchObject({ state: 'dead', suggestion });
  });

  it.each([
    ['/there', 'ok', 200],
    ['/moved', 'ok', 200],
    ['/no-head', 'ok', 200],
    ['/endless', 'ok', 200],
    ['/nowhere', 'dead', 404],
    ['/gone', 'dead', 410],
    ['/members', 'unknown', 403],
    ['/broken', 'unknown', 500],
    ['/circle', 'unknown', null],
    ['/inside', 'unknown', null],
    ['/metadata', 'unknown', null],
    ['/file', 'unknown', null],
  ])('of another site are tried by a job: %s', async (path, state, status) => {
    expect((await check(at(path))).state).toBe('checking');
    expect(await tried(at(path))).toEqual({ state, status });
  });

  it('to a name that nobody has are dead, and unknown while the name servers are silent', async () => {
    expect(await tried('https://nobody.example/')).toEqual({ state: 'dead', status: null });
    expect(await tried('https://silent.example/')).toEqual({ state: 'unknown', status: null });
  });

  it('are never dead by their names while the name servers deny every name', async () => {
    hasWayOut = false;
    onTestFinished(() => {
      hasWayOut = true;
    });
    expect(await tried('https://denied.example/')).toEqual({ state: 'unknown', status: null });
  });

  it.each([
    'http://10.0.0.7/',
    'http://[::1]/',
    'http://2130706433/',
    'http://inner.example:80/',
    'http://a:b@other.example/',
  ])('never make the site call %s', async (address) => {
    const { length } = received;
    expect(await tried(address)).toEqual({ state: 'unknown', status: null });
    expect(received.slice(length)).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'gopher://other.example/', 'http://'])(
    'of other kinds are not tried: %s',
    async (address) => expect((await check(address)).state).toBe('unknown'),
  );

  it('that answered are not tried again within a day, and are after it', async () => {
    const address = at('/there?once');
    answers['/there?once'] = (_request, response) => response.end();
    await tried(address);
    const { length } = received;
    expect((await check(address)).state).toBe('ok');
    expect(received.slice(length)).toEqual([]);
    await staff.app
      .get(DataSource)
      .query(`UPDATE checked_link SET checked_at = now() - interval '25 hours' WHERE address = $1`, [
        address,
      ]);
    expect((await check(address)).state).toBe('checking');
    await tried(address);
    expect(received.slice(length)).toEqual(['HEAD /there?once']);
  });

  it('of posts on the site are tried again by night, and those nobody asks for are forgotten', async () => {
    const sql = staff.app.get(DataSource);
    answers['/by-night'] = (_request, response) => response.end();
    await staff.post({ description: `<p>See <a href="${at('/by-night')}">their page</a>.</p>` });
    await sql.query(
      `INSERT INTO checked_link (address, state, asked_at) VALUES ('https://old.example/', 'ok', now() - interval '31 days')`,
    );
    await staff.app.get(LinksOfPosts, { strict: false }).tryAgain();
    await expect.poll(() => received).toContain('HEAD /by-night');
    expect(await sql.query(`SELECT FROM checked_link WHERE address = 'https://old.example/'`)).toEqual([]);
  });

  it('of other sites are tried for one account so often a day, the same ones again included', async () => {
    const sql = staff.app.get(DataSource);
    await sql.query('DELETE FROM throttle');
    onTestFinished(() => sql.query('DELETE FROM throttle'));
    const many = Array.from({ length: 100 }, (_, place) => `http://10.0.0.7/${place}`);
    const states = async () =>
      new Set((await send(many)).body.data.map(({ state }: { state: string }) => state));
    for (let round = 1; round <= 5; round += 1) {
      expect(await states()).toEqual(new Set(['checking']));
      await expect.poll(states).toEqual(new Set(['unknown']));
      await sql.query(`UPDATE checked_link SET checked_at = now() - interval '2 minutes'`);
    }
    expect(await states()).toEqual(new Set(['unknown']));
    expect((await check(at('/one-more'))).state).toBe('unknown');
  });

  it.each([[undefined], ['text'], [[7]], [[null]], [['x'.repeat(2_001)]], [Array(101).fill('/')]])(
    'are refused with a sentence when they cannot be read: %#',
    async (addresses) => {
      const { status, body } = await send(addresses);
      expect(status).toBe(422);
      expect(JSON.stringify(body.messages)).toMatch(/[.]"/);
    },
  );
});
