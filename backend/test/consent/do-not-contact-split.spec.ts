import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { SplitDoNotContact1763660410000 } from '../../src/database/migrations/1763660410000-split-do-not-contact.js';
import { AddDoNotContactId1763660600000 } from '../../src/database/migrations/1763660600000-add-do-not-contact-id.js';
import { createDatabase } from '../setup/database.ts';

it('marks of a version that kept address and number together go on to mean both', async () => {
  const database = await createDatabase();
  const source = await new DataSource(dataSourceOptions(database.url)).initialize();
  const migration = new SplitDoNotContact1763660410000();
  const runner = source.createQueryRunner();
  await new AddDoNotContactId1763660600000().down(runner);
  await migration.down(runner);
  await runner.query(
    `INSERT INTO do_not_contact (email, phone_e164) VALUES ('a@example.com', '+911'), ('a@example.com', '+912')`,
  );
  await migration.up(runner);
  const marks = () => runner.query('SELECT email, phone_e164 FROM do_not_contact ORDER BY 1, 2');
  const split = [
    { email: 'a@example.com', phone_e164: null },
    { email: null, phone_e164: '+911' },
    { email: null, phone_e164: '+912' },
  ];
  expect(await marks()).toEqual(split);
  await migration.down(runner);
  await migration.up(runner);
  expect(await marks()).toEqual(split);
  await runner.release();
  await source.destroy();
  await database.drop();
});
