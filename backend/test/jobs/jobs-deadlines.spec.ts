import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { SendAcknowledgement, SendStudioMail } from '../../src/enquiry/mails/send-enquiry-mail.job.js';
import { Job } from '../../src/jobs/job.js';
import { ABANDONED_AFTER_SECONDS } from '../../src/jobs/job-queue.js';
import { ImageStore, bytesOf } from '../../src/pictures/image-store.js';
import { PictureVariants } from '../../src/pictures/variants/picture-variants.js';
import { nameInPath } from '../../src/pictures/picture-name.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { jobTable } from '../../../testing/job-table.ts';
import { startTcpProxy } from '../../../testing/servers/tcp-proxy.ts';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { picture } from '../pictures/pictures.ts';
import { startS3Server } from '../../../testing/servers/s3/s3-server.ts';
import { storeSettings } from '../../../testing/servers/s3/store-settings.ts';
import { openTarpit } from './tarpit.ts';

async function startInTarpit() {
  const tarpit = await openTarpit();
  const staff = await startAsStaff({ SMTP_URL: tarpit.url });
  onTestFinished(async () => {
    await tarpit.stop();
    await staff.stop();
  });
  const enquire = () => staff.request.post('/api/enquiry').send(enquiryForm({ message: `${Math.random()}` }));
  return { tarpit, staff, enquire };
}

describe('a mail server that never comes to an end', () => {
  it('holds up mails, and no other work', async () => {
    const { tarpit, staff, enquire } = await startInTarpit();
    for (let count = 0; count < 3; count += 1) expect((await enquire()).status).toBe(201);
    await expect.poll(tarpit.held).toBe(2);
    await staff.post({}, { feature_image: await picture(300, 200) });
    const finished = () => staff.app.get(DataSource).query('SELECT FROM finished_picture');
    await expect.poll(async () => (await finished()).length).toBeGreaterThan(0);
    expect(tarpit.held()).toBe(2);
  });

  it('is left when the time of the job is over, which is tried again', async () => {
    const { tarpit, staff, enquire } = await startInTarpit();
    for (const job of [SendStudioMail, SendAcknowledgement])
      Object.assign(staff.app.get(job), { timeoutMs: 400 });
    await enquire();
    const errors = () =>
      staff.app
        .get(DataSource)
        .query('SELECT last_error FROM graphile_worker.jobs WHERE attempts >= 1 AND locked_at IS NULL');
    const last_error = expect.stringMatching(/^The job send-.* was ended after 0.4 seconds\.$/);
    await expect.poll(errors).toEqual([{ last_error }, { last_error }]);
    await staff.app.get(DataSource).query(`DELETE FROM ${jobTable} WHERE locked_at IS NULL`);
    await expect.poll(tarpit.held).toBe(0);
    const { text } = await staff.request.get('/api/metrics');
    expect(text).toMatch(/^job_timeouts_total\{task="send-studio-mail"\} [1-9]/m);
  });
});

describe('a job', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  it('of whatever kind is ended before it is given to another worker', () => {
    const providers = staff.app.get(DiscoveryService, { strict: false }).getProviders();
    const jobs = providers.map(({ instance }): unknown => instance).filter((one) => one instanceof Job);
    expect(jobs.length).toBeGreaterThan(8);
    for (const { timeoutMs } of jobs)
      expect(timeoutMs).toBeLessThanOrEqual((ABANDONED_AFTER_SECONDS - 30) * 1000);
  });
});

async function startBehindProxy() {
  const store = await startS3Server();
  const proxy = await startTcpProxy(store.endpoint);
  const staff = await startAsStaff({ ...storeSettings(store), S3_ENDPOINT: proxy.url });
  onTestFinished(async () => {
    await staff.stop();
    await proxy.disconnect();
    await store.stop();
  });
  return { store, proxy, staff };
}

describe('a store that falls silent', () => {
  it('in the middle of a picture is left in time', async () => {
    const { store, proxy, staff } = await startBehindProxy();
    const large = { body: Buffer.alloc(30_000_000), contentType: undefined, cacheControl: undefined };
    store.objects.set('uploads/large.webp', large);
    const image = await staff.app.get(ImageStore).read('large.webp');
    proxy.silence();
    await expect(image && bytesOf(image, 300)).rejects.toThrow('The store of pictures and files failed');
  });

  it('is left when the time of the job is over', async () => {
    const { proxy, staff } = await startBehindProxy();
    const { feature_image } = await staff.post({}, { feature_image: await picture(300, 200) });
    proxy.silenceAll();
    const startedAt = performance.now();
    const name = nameInPath(feature_image) ?? '';
    const waiting = staff.app.get(PictureVariants).encodeMissing(name, AbortSignal.timeout(300));
    await expect(waiting).rejects.toThrow('The store of pictures and files failed');
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
