import { DataSource } from 'typeorm';
import type { PeopleAnswer } from '../../src/auth/people/people.schema.js';
import { openEnquiryDesk } from '../enquiry-admin/enquiry-desk.ts';

/** The first admin is an owner, called Meera K. */
export async function openPeople(settings: Record<string, string> = {}) {
  const desk = await openEnquiryDesk(settings);
  const { body } = await desk.request
    .post('/api/admin/login')
    .send({ email: desk.env.ADMIN_EMAIL, password: desk.env.ADMIN_PASSWORD });
  const token = String(body.token);
  const send = (method: 'get' | 'post' | 'patch' | 'delete', path: string, form?: object, as = token) =>
    desk.request[method](`/api/admin/${path}`).auth(as, { type: 'bearer' }).send(form);
  const list = async (): Promise<PeopleAnswer> => (await send('get', 'people')).body;
  const find = async (email: string) => {
    const person = (await list()).people.find((each) => each.email === email);
    if (!person) throw new Error(`${email} is not listed.`);
    return person;
  };
  return {
    ...desk,
    token,
    send,
    list,
    find,
    idOf: async (email: string) => (await find(email)).id,
    isOpen: async (as: string) => (await send('get', 'session', undefined, as)).status === 204,
    acts: (): Promise<{ who: string; action: string; subject: string }[]> =>
      desk.app
        .get(DataSource)
        .query(
          `SELECT who, action, subject FROM audit_entry WHERE subject_type = 'account' ORDER BY id DESC`,
        ),
  };
}
