import { text } from 'node:stream/consumers';
import { getDataSourceToken } from '@nestjs/typeorm';
import { DataSource, type QueryRunner } from 'typeorm';
import { FindUnfinishedPictures } from '../../src/pictures/variants/find-unfinished-pictures.job.js';
import { BACKGROUND } from '../../src/database/background.js';
import { EnquiryExport } from '../../src/enquiry/admin/enquiry-export.js';
import type { Job } from '../../src/jobs/job.js';
import { type TestApp, startApp } from '../setup/start-app.ts';

const POOL_SIZE = 10;

describe('work that no page waits for', () => {
  let server: TestApp;
  let taken: QueryRunner[];
  beforeAll(async () => {
    server = await startApp();
    taken = Array.from({ length: POOL_SIZE }, () => server.app.get(DataSource).createQueryRunner());
    await Promise.all(taken.map((runner) => runner.connect()));
  });
  afterAll(async () => {
    await Promise.all(taken.map((runner) => runner.release()));
    await server.stop();
  });

  it.each([
    ['the sweep of pictures', 'job sweep-pictures'],
    ['forgetting old attempts', 'job forget-old-tries'],
    ['the search for unfinished pictures', FindUnfinishedPictures],
  ])('%s needs none of the connections of the pages', async (_name, job) => {
    await expect(server.app.get<Job>(job).run({}, new AbortController().signal)).resolves.toBeUndefined();
  });

  it('exports enquiries without them', async () => {
    const { file } = await server.app.get(EnquiryExport).open({ search: '' }, { name: 'A test' });
    expect(await text(file)).toContain('"Sent (Indian time)"');
  });

  it('may take minutes over a statement, where a page has seconds', async () => {
    const background = server.app.get<DataSource>(getDataSourceToken(BACKGROUND));
    const limit = 'SHOW statement_timeout';
    expect(await background.query(limit)).toEqual([{ statement_timeout: '3min' }]);
    expect(await taken[0]?.query(limit)).toEqual([{ statement_timeout: '6s' }]);
  });
});
