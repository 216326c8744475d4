import { expect, test } from 'vitest';
import { foreignReads } from './foreign-reads.ts';

const ADMIN = { file: 'auth/admin.entity.ts', text: "@Entity('admin')\nexport class Admin {}" };

test.each([
  ['manager.find(Admin, { where: {} })', 'Admin'],
  ['manager.findOneBy(Admin, { id })', 'Admin'],
  ['manager.existsBy(\n  Admin,\n  { id },\n)', 'Admin'],
  ['manager.countBy(Admin, { id })', 'Admin'],
  ["manager.createQueryBuilder(Admin, 'row')", 'Admin'],
  ['database.getRepository(Admin)', 'Admin'],
  ['constructor(@InjectRepository(Admin) admins) {}', 'Admin'],
  ['queryRows(manager, row, `SELECT id FROM admin`)', 'admin'],
])("a module that asks for another's table by %s is found", (text, what) => {
  const source = { file: 'enquiry/admin/enquiry-desk.service.ts', text };
  expect(foreignReads([ADMIN, source])).toEqual([
    { file: source.file, folder: 'enquiry', what, owner: 'auth' },
  ]);
});

test.each([
  ['the owner itself', 'auth/people/people.ts', 'manager.find(Admin)'],
  ['a relation of an entity', 'enquiry/note.entity.ts', '@ManyToOne(() => Admin) admin!: Admin;'],
  ['a type', 'enquiry/mails/mail.ts', 'function nameOf(admin: Admin) {}'],
])('%s is no such read', (_what, file, text) => {
  expect(foreignReads([ADMIN, { file, text }])).toEqual([]);
});
