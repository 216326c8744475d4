import { request } from 'node:http';
import { picture } from './pictures.ts';

const MEGABYTE = 1024 * 1024;
const padding = Buffer.alloc(15 * MEGABYTE);
const BOUNDARY = 'a-boundary-of-the-tests';
const head = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
);
const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** A photograph that is as large as its camera made it, in two parts: the second is the same bytes for all of them. */
export async function largePicture(megabytes: number): Promise<Buffer[]> {
  const photograph = await picture(600, 400);
  return [photograph, padding.subarray(0, megabytes * MEGABYTE - photograph.length)];
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

/** Sends it to the editor's address. */
export function sendLargePicture(url: string, token: string, parts: Buffer[]): Promise<Answer> {
  const body = [head, ...parts, tail];
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length': body.reduce((sum, { length }) => sum + length, 0),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/admin/blog/proxyfile`, { method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text }),
      );
    });
    sent.once('error', reject);
    for (const part of body) sent.write(part);
    sent.end();
  });
}
