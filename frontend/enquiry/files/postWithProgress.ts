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
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    for (const type of ['error', 'abort'])
      request.addEventListener(type, () => reject(new TypeError('Failed to send')));
    request.send(body);
  });
}
