import { Logger } from '@nestjs/common';
import { expect, it, vi } from 'vitest';
import { Countries } from './countries.js';

it('a database of countries that cannot be read is told in the log, and leaves countries out', async () => {
  const log = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  const countries = new Countries({ COUNTRY_DATABASE: '/no/such/file.mmdb' });
  await countries.onModuleInit();
  expect(log.mock.calls[0]?.[0]).toMatch(/\/no\/such\/file\.mmdb.* without countries\.$/);
  expect(countries.of('203.0.113.0/24')).toBeNull();
});
