import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../scripts/embedded/temporary-folder.ts';
import { countryDatabase } from '../../../../testing/country-database.ts';
import { Countries } from './countries.js';

it('a database of countries that cannot be read is told in the log, and leaves countries out', async () => {
  const log = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  const countries = new Countries({ COUNTRY_DATABASE: '/no/such/file.mmdb' });
  await countries.onModuleInit();
  expect(log.mock.calls[0]?.[0]).toMatch(/\/no\/such\/file\.mmdb.* without countries\.$/);
  expect(countries.of('203.0.113.0/24')).toBeNull();
});

it.each([
  ['is damaged', (whole: Buffer) => whole.fill(255, 0, 100)],
  [
    'names no country of this world',
    (whole: Buffer) => Buffer.from(whole.toString('latin1').replace('IN', 'A1'), 'latin1'),
  ],
])('a database of countries that %s leaves them out', async (_what, change) => {
  const folder = temporaryFolder('studio-countries');
  const file = join(folder.path, 'countries.mmdb');
  writeFileSync(file, change(countryDatabase('203.0.113.0', 'IN')));
  const countries = new Countries({ COUNTRY_DATABASE: file });
  await countries.onModuleInit();
  expect(countries.of('203.0.113.0/24')).toBeNull();
  folder.remove();
});
