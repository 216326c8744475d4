import { EditorPicture, Failure } from './wire.gen.ts';
import { Refused } from './adminRequest.ts';

/**
 * Uploads a picture for the text. Only the older kind of request says how far an upload has come.
 * @param onProgress gets the part that has been sent, from 0 to 1
 * @returns the address of the stored picture on this site, as an `<img>` takes it
 * @throws Refused, or TypeError when the network fails
 */
export function uploadPicture(
  token: string,
  picture: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const form = new FormData();
  form.set('file', picture);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new TypeError('The network failed.')));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      const answer = EditorPicture.safeParse(body);
      if (request.status < 400 && answer.success) resolve(answer.data.file);
      else reject(new Refused(request.status, Failure.safeParse(body).data));
    });
    request.open('POST', '/api/admin/blog/proxyfile');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
