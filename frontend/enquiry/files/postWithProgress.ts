import { enquiryFiles } from '../../content/enquiryFiles.ts';

const FOR_PROGRESS_MS = 60_000;
/** What the browser has handed over, a slow line still carries. */
const FOR_ANSWER_MS = 180_000;

/** What fetch cannot tell: how much has left. @throws TypeError when nobody answered, as fetch does */
export function postWithProgress(
  url: string,
  { body, headers }: { body: FormData; headers: Record<string, string> },
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms = FOR_PROGRESS_MS) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), ms);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => wait(FOR_ANSWER_MS));
    request.addEventListener('load', () => resolve(request));
    // Chromium tells a connection that timed out by an event of its own.
    for (const type of ['error', 'abort', 'timeout'])
      request.addEventListener(type, () => reject(new TypeError(enquiryFiles.unsent)));
    wait();
    request.send(body);
  }).then(({ responseText, status }) => new Response(responseText || null, { status }));
}
