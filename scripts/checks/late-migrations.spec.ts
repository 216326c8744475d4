import { expect, test } from 'vitest';
import { lateMigrations } from './late-migrations.ts';

const landed = ['1700-create-post.ts', '1900-create-enquiry.ts'];

test('a migration after all that have landed is in time', () => {
  expect(lateMigrations([...landed, '2000-add-state.ts'], landed)).toEqual([]);
});

test('a migration between or before those that have landed is late', () => {
  const late = ['1600-create-admin.ts', '1800-add-state.ts'];
  expect(lateMigrations([...landed, ...late], landed)).toEqual(late);
});
