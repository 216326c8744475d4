import { someAttacks } from '../../../testing/attacks/blog-attacks.ts';
import { pushDevice } from '../../../testing/actors/push-device.ts';
import { type PushService, openPushService } from '../../../testing/servers/push-service.ts';
import { pushSettings } from '../../../testing/site/push-settings.ts';
import { claimsOf } from './push-claims.ts';
import { signIn } from '../auth/sign-in.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const SOME_ID = 'b3f4b6b6-0000-4000-8000-000000000000';

describe('a device of staff', () => {
  let service: PushService;
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    service = await openPushService();
    server = await startApp(pushSettings(service.origin));
    token = await signIn(server);
  });
  afterAll(async () => {
    await server.stop();
    await service.stop();
  });
  afterEach(() => service.answer(201));

  const as = (call: ReturnType<TestApp['request']['get']>) => call.auth(token, { type: 'bearer' });
  const list = async () => (await as(server.request.get('/api/admin/push'))).body.data;
  const add = (device: object) => as(server.request.post('/api/admin/push/devices')).send(device);
  const test = (id: string) => as(server.request.post(`/api/admin/push/devices/${id}/test`));
  const remove = (id: string) => as(server.request.delete(`/api/admin/push/devices/${id}`));
  const added = async (name: string) => {
    const device = pushDevice(service.origin, name);
    expect((await add(device.subscription)).status).toBe(200);
    const { devices } = await list();
    const { id } = devices.find((known: { name: string }) => known.name === name);
    return { ...device, id };
  };

  it('is listed by its name until it is switched off', async () => {
    const { id } = await added('Kitchen tablet');
    expect((await list()).public_key).toBe(server.env.VAPID_PUBLIC_KEY);
    expect((await remove(id)).status).toBe(200);
    expect(JSON.stringify(await list())).not.toContain('Kitchen tablet');
  });

  it('is listed under an attack as the text that was typed', async () => {
    const { subscription } = pushDevice(service.origin);
    const names = someAttacks
      .map((attack) => attack.slice(0, 60).trim())
      .filter((attack) => attack !== '' && !/\p{Cc}|\s{2}/u.test(attack));
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) {
      expect((await add({ ...subscription, name })).status).toBe(200);
      const { devices } = await list();
      expect(devices).toContainEqual(expect.objectContaining({ name, endpoint: subscription.endpoint }));
    }
    expect((await add({ ...subscription, name: 'a\u0000b' })).status).toBe(422);
  });

  it('is one device however often alerts are switched on there', async () => {
    const { subscription } = pushDevice(service.origin, 'Same browser');
    await add(subscription);
    await add({ ...subscription, name: 'Same browser, renamed' });
    const names = (await list()).devices.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => name.startsWith('Same'))).toEqual(['Same browser, renamed']);
  });

  it('gets a test message that it alone can read, signed for this push service', async () => {
    const device = await added('My telephone');
    expect((await test(device.id)).body).toEqual({
      status: true,
      message: 'A message is on its way to this device.',
    });
    const request = service.received.find(({ path }) => path === device.path);
    if (!request) throw new Error('Nothing was sent.');
    expect(device.read(request)).toEqual({
      title: 'Alerts reach this device.',
      tag: expect.stringMatching(/^test /),
      path: '/admin/account',
    });
    expect(request.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', urgency: 'high' });
    expect(
      claimsOf(String(request.headers['authorization']), server.env.VAPID_PUBLIC_KEY ?? ''),
    ).toMatchObject({
      aud: service.origin,
      sub: 'mailto:studio@studio.example',
    });
    expect(() => pushDevice(service.origin).read(request)).toThrow('unable to authenticate');
  });

  it('shows each test, for none takes the place of one before', async () => {
    const device = await added('Tried twice');
    await test(device.id);
    await test(device.id);
    const messages = service.received
      .filter(({ path }) => path === device.path)
      .map((sent) => device.read(sent));
    expect(new Set(messages.map(({ tag }) => tag)).size).toBe(2);
  });

  it.each([404, 410])('is forgotten when its push service says %i', async (status) => {
    const { id } = await added(`Gone by ${status}`);
    service.answer(status);
    const { body } = await test(id);
    expect(body.message).toBe('This device takes no more alerts. Please switch them on there again.');
    expect(JSON.stringify(await list())).not.toContain(`Gone by ${status}`);
  });

  it.each([401, 403])('is asked to switch on again when its push service says %i', async (status) => {
    const { id } = await added(`Other keys ${status}`);
    service.answer(status);
    const { body } = await test(id);
    expect(body.message).toContain('Please switch alerts off and on again there.');
    expect(JSON.stringify(await list())).toContain(`Other keys ${status}`);
    await remove(id);
  });

  it.each([500, 429, 302])('stays when its push service says %i', async (status) => {
    const { id } = await added(`Busy ${status}`);
    service.answer(status);
    expect((await test(id)).status).toBe(503);
    expect(JSON.stringify(await list())).toContain(`Busy ${status}`);
    await remove(id);
  });

  it.each([
    'https://127.0.0.1/send',
    'https://localhost:5432/',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/send',
    'http://127.0.0.1:1/send',
    'https://studio.example/send',
    'not an address',
    '',
  ])('cannot make the site call %s', async (endpoint) => {
    const { subscription } = pushDevice(service.origin, 'Attacker');
    const { status, body } = await add({ ...subscription, endpoint });
    expect(status).toBe(422);
    expect(body.messages).toHaveProperty('endpoint');
    expect(JSON.stringify(await list())).not.toContain('Attacker');
  });

  it.each([
    { p256dh: 'A'.repeat(87) },
    { p256dh: '' },
    { auth: 'short' },
    { name: '' },
    { name: 'x'.repeat(61) },
    { name: 7 },
    { endpoint: ['https://fcm.googleapis.com/x'] },
  ])('is refused with %j', async (changes) => {
    const { subscription } = pushDevice(service.origin, 'Broken');
    expect((await add({ ...subscription, ...changes })).status).toBe(422);
    expect(JSON.stringify(await list())).not.toContain('Broken');
  });

  it.each([SOME_ID, 'x', '1;DROP TABLE admin'])('that is not there, %s, cannot be tested', async (id) => {
    expect((await test(encodeURIComponent(id))).status).toBe(404);
  });

  it('is nobody’s without a session', async () => {
    const { request } = server;
    const { subscription } = pushDevice(service.origin, 'Stranger');
    expect((await request.get('/api/admin/push')).status).toBe(401);
    expect((await request.post('/api/admin/push/devices').send(subscription)).status).toBe(401);
    expect((await request.delete(`/api/admin/push/devices/${SOME_ID}`)).status).toBe(401);
    expect((await request.post(`/api/admin/push/devices/${SOME_ID}/test`)).status).toBe(401);
  });
});

describe('a site without keys', () => {
  it('offers no alerts and takes no device', async () => {
    const server = await startApp();
    const token = await signIn(server);
    const { body } = await server.request.get('/api/admin/push').auth(token, { type: 'bearer' });
    expect(body.data).toEqual({ public_key: null, devices: [] });
    const device = pushDevice('https://fcm.googleapis.com');
    const { status } = await server.request
      .post('/api/admin/push/devices')
      .auth(token, { type: 'bearer' })
      .send(device.subscription);
    expect(status).toBe(409);
    await server.stop();
  });
});
