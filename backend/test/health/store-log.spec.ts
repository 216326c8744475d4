import { startTestBucket } from '../../../testing/servers/s3/test-bucket.ts';
import { MakePictureVariants } from '../../src/pictures/variants/make-picture-variants.job.js';
import { startApp } from '../setup/start-app.ts';

const PICTURE = `${'0'.repeat(32)}-1x1`;

it('why the store refused a request, readiness or a job is told once, without its address, a secret or a file', async () => {
  const bucket = await startTestBucket();
  onTestFinished(() => bucket.stop());
  const lines: string[] = [];
  const refused = { ...bucket.settings, S3_SECRET_ACCESS_KEY: 'not-the-secret', LOG_LEVEL: 'info' };
  const server = await startApp(refused, { write: (line) => lines.push(line) });
  onTestFinished(() => server.stop());
  const about = () => lines.filter((line) => line.includes('The store of pictures and files failed'));
  const told = () => about().filter((line) => line.includes('GetObject SignatureDoesNotMatch 403.')).length;

  expect((await server.request.get(`/api/uploads/${PICTURE}.webp`)).status).toBe(503);
  expect(told()).toBe(1);
  expect((await server.request.get('/api/health/ready')).status).toBe(503);
  expect(told()).toBe(2);
  const job = server.app.get(MakePictureVariants).run({ name: PICTURE }, new AbortController().signal);
  await expect(job).rejects.toThrow('failed: HeadObject Unknown 403.');
  for (const secret of ['not-the-secret', bucket.endpoint, `uploads/${PICTURE}.avif`])
    expect(about().join('')).not.toContain(secret);
});
