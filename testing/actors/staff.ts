import { adminAccount } from './admin-account.ts';
import { insertedPicture, signInAnswer, savedPost } from './api-answers.ts';

export interface StaffClient {
  save: (heading: string, picture?: Buffer) => Promise<Response>;
  change: (id: number, heading: string, picture?: Buffer) => Promise<Response>;
  read: (path: string) => Promise<unknown>;
  download: (path: string) => Promise<Response>;
  /** Notes a call; the same key is the same press. */
  press: (enquiryId: string, key: string) => Promise<Response>;
  /** Works on an enquiry, such as by `notes`. */
  workOn: (enquiryId: string, act: string, form: object) => Promise<Response>;
  type: (draft: string, heading: string) => Promise<Response>;
  insert: (picture: Buffer) => Promise<Response>;
  /** Saves a section of the studio's words that nobody has changed before. */
  write: (section: string, value: unknown) => Promise<Response>;
  /** Leads an old address on, or nowhere again. */
  lead: (from: string, to: string) => Promise<Response>;
  leadNowhere: (from: string) => Promise<Response>;
}

/** Signs in as a program does, without a cookie. */
export async function signInAsStaff(url: string, account = adminAccount): Promise<StaffClient> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(account),
  });
  const { token } = signInAnswer.parse(await answer.json());
  return actsOf(callsOf(url, token));
}

function callsOf(url: string, token: string) {
  const send = (path: string, fields: Record<string, string | Buffer>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') body.set(name, value);
      else body.set(name, new Blob([new Uint8Array(value)]), `${name}.png`);
    const headers = { Authorization: `Bearer ${token}` };
    return fetch(`${url}/api/admin/blog${path}`, { method: 'POST', headers, body });
  };
  const asJson = (body: object) => ({
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const sendJson = (path: string, body: object) =>
    fetch(`${url}/api/admin/${path}`, { method: 'POST', ...asJson(body) });
  const putJson = (path: string, body: object) =>
    fetch(`${url}/api/admin/${path}`, { method: 'PUT', ...asJson(body) });
  const download = (path: string) =>
    fetch(`${url}/api/admin/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return { send, sendJson, putJson, download };
}

function actsOf({ send, sendJson, putJson, download }: ReturnType<typeof callsOf>): StaffClient {
  return {
    download,
    press: (id, key) => sendJson(`enquiry/${id}/contact`, { key, how: 'call', at: new Date().toISOString() }),
    workOn: (id, act, form) => sendJson(`enquiry/${id}/${act}`, form),
    type: (draft, heading) => putJson(`drafts/${draft}`, { kind: 'blog', revision: 0, content: { heading } }),
    change: (id, heading, picture) =>
      send(`/${id}/update`, { heading, ...(picture && { feature_image: picture }) }),
    read: async (path) => (await download(path)).json(),
    save: (heading, picture) =>
      send('', { heading, description: `<p>${heading}</p>`, ...(picture && { feature_image: picture }) }),
    insert: (picture) => send('/proxyfile', { file: picture }),
    write: (section, value) => sendJson(`content/${section}`, { version: 0, value }),
    lead: (from, to) => sendJson('addresses', { from, to }),
    leadNowhere: (from) => sendJson('addresses/remove', { from }),
  };
}

export async function slugOf(answer: Response): Promise<string> {
  return savedPost.parse(await answer.json()).data.slug;
}

export async function fileOf(answer: Response): Promise<string> {
  return insertedPicture.parse(await answer.json()).file;
}
