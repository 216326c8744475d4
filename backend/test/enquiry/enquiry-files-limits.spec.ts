import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { onTestFinished } from 'vitest';
import { BodyPace } from '../../src/enquiry/files/body-pace.js';
import { IncomingFolder } from '../../src/enquiry/files/incoming-folder.js';
import { EnquiryCounter } from '../../src/enquiry/enquiry-counter.js';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { attach, pdf, pdfOf } from './enquiry-files.ts';

describe('places for files that come with an enquiry', () => {
  let admin: EnquiryAdmin;
  const dribblers: Socket[] = [];
  beforeAll(async () => void (admin = await openEnquiryAdmin()));
  afterAll(async () => {
    for (const socket of dribblers) socket.destroy();
    await admin.stop();
  });

  /** Announces 10 MB and sends a byte now and then. @returns what it is answered */
  const dribble = async (ip: string): Promise<string> => {
    const { hostname, port } = new URL(await admin.app.getUrl());
    const socket = connect(Number(port), hostname);
    dribblers.push(socket);
    const head = [
      'POST /api/enquiry HTTP/1.1',
      'Host: localhost',
      `X-Forwarded-For: ${ip}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 10000000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
    const timer = setInterval(() => socket.write('-'), 100);
    socket.on('error', () => socket.destroy());
    return new Promise((resolve) => {
      socket.once('close', () => clearInterval(timer));
      socket.once('data', (answer) => resolve(answer.toString()));
    });
  };
  const limited = async () => {
    const { values } = await admin.app.get(EnquiryCounter).counter.get();
    return values.find(({ labels }) => labels['outcome'] === 'limited')?.value;
  };

  it('are not kept by senders who dribble', async () => {
    admin.app.get(BodyPace).graceMs = 500;
    const answers = ['198.51.100.1', '198.51.100.1', '198.51.100.2', '198.51.100.2'].map(dribble);
    const honest = attach(admin, [{ name: 'plan.pdf', content: pdfOf(200_000) }], {
      email: `${randomUUID()}@example.com`,
    });
    expect((await honest).status).toBe(201);
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });

  it('are counted as limited when they are refused', async () => {
    const before = await limited();
    const plans = [{ name: 'plan.pdf', content: pdf() }];
    const sent = Array.from({ length: 12 }, () => attach(admin, plans, { ip: '198.51.100.9' }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(await limited()).toBe(Number(before) + refused);
  });
});

describe('a disk on which no folder can be made', () => {
  it('takes words alone, and asks for them where files come', async () => {
    const admin = await openEnquiryAdmin();
    onTestFinished(() => admin.stop());
    await writeFile(join(admin.env.DATA_DIR, 'incoming'), 'no folder');
    const email = `${randomUUID()}@example.com`;
    expect((await attach(admin, [], { email })).status).toBe(201);
    expect((await admin.get(`?search=${email}`)).body.data).toHaveLength(1);
    const withFile = await attach(admin, [{ name: 'plan.pdf', content: pdf() }]);
    expect([withFile.status, withFile.body.message]).toEqual([
      503,
      expect.stringContaining('Please send your enquiry without them'),
    ]);
  });
});

describe('a folder of files that cannot be removed', () => {
  it('is told in the log, and ends neither the request nor the process', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const incoming = new IncomingFolder({ DATA_DIR: tmpdir() });
    await expect(incoming.remove(join(tmpdir(), 'too long'.repeat(100)))).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.any(Error), expect.stringContaining('could not be removed'));
  });
});
