import { contact } from '../../content/contact.ts';

/** Storing takes the server 20 seconds at most. */
const FOR_PROGRESS_MS = 60_000;

/** What fetch cannot tell: how much has left. @throws TypeError when nobody answered, as fetch does */
export function postWithProgress(
  url: string,
  { body, headers }: { body: FormData; headers: Record<string, string> },
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), FOR_PROGRESS_MS);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(loaded / total);
    });
    request.upload.addEventListener('load', wait);
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    // Chromium tells a connection that timed out by an event of its own.
    for (const type of ['error', 'abort', 'timeout'])
      request.addEventListener(type, () => reject(new TypeError(contact.errors.unsent)));
    wait();
    request.send(body);
  });
}
