import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { type S3Server, startS3Server } from '../../../testing/servers/s3/s3-server.ts';

/** The tests of the store mean something only because the store they run against refuses what a real one refuses. */
describe('the object store of the tests', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());

  const client = (settings: S3ClientConfig = {}) =>
    new S3Client({
      endpoint: server.endpoint,
      region: server.region,
      credentials: server.credentials,
      forcePathStyle: true,
      maxAttempts: 1,
      ...settings,
    });
  const object = (body: Buffer | Readable = Buffer.from('a picture')) => ({
    Bucket: server.bucket,
    Key: `uploads/${randomUUID()}`,
    Body: body,
  });
  /** Changes the body after it was signed and summed up. */
  const tampering = (body: Buffer | Readable) => {
    const tampered = client();
    tampered.middlewareStack.add(
      (next) => (args) => {
        if (typeof args.request === 'object' && args.request && 'body' in args.request)
          args.request.body = body;
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low', name: 'tamper' },
    );
    return tampered;
  };

  it('keeps what it was given', async () => {
    const { Body: _body, ...place } = object();
    await client().send(new PutObjectCommand({ ...place, Body: Buffer.from('a picture') }));
    const { Body } = await client().send(new GetObjectCommand(place));
    expect(await Body?.transformToString()).toBe('a picture');
  });

  it('keeps a stream without its chunk framing', async () => {
    const input = { ...object(Readable.from([Buffer.from('a '), Buffer.from('picture')])), ContentLength: 9 };
    await client().send(new PutObjectCommand(input));
    expect(server.objects.get(input.Key)?.body.toString()).toBe('a picture');
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a wrong key', { accessKeyId: 'somebody' }, 'InvalidAccessKeyId'],
  ])('refuses %s', async (_what, wrong, code) => {
    const stranger = client({ credentials: { ...server.credentials, ...wrong } });
    await expect(stranger.send(new PutObjectCommand(object()))).rejects.toMatchObject({ name: code });
  });

  it('refuses a request without a signature', async () => {
    expect((await fetch(`${server.endpoint}/${server.bucket}/a`)).status).toBe(403);
  });

  it('refuses a request of yesterday', async () => {
    const late = client({ systemClockOffset: -24 * 3_600_000 });
    await expect(late.send(new PutObjectCommand(object()))).rejects.toMatchObject({
      name: 'RequestTimeTooSkewed',
    });
  });

  it('refuses a body that was changed on its way', async () => {
    const input = object();
    await expect(tampering(Buffer.from('A picture')).send(new PutObjectCommand(input))).rejects.toMatchObject(
      {
        name: 'XAmzContentSHA256Mismatch',
      },
    );
    expect(server.objects.has(input.Key)).toBe(false);
  });

  it('refuses a stream whose trailing checksum does not fit', async () => {
    const framed = Buffer.from('9\r\nA picture\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n');
    const input = { ...object(Readable.from([Buffer.from('a picture')])), ContentLength: 9 };
    await expect(tampering(Readable.from([framed])).send(new PutObjectCommand(input))).rejects.toMatchObject({
      name: 'BadDigest',
    });
    expect(server.objects.has(input.Key)).toBe(false);
  });

  it('knows no object that was never stored', async () => {
    const { Body: _body, ...place } = object();
    await expect(client().send(new GetObjectCommand(place))).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
