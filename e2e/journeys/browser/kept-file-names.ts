/** Runs in the page: of the files that its enquiry keeps on the device, once a change under way has ended. */
export async function keptFileNames(): Promise<string[]> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'enquiry-files')) return [];
  const opening = indexedDB.open('enquiry-files');
  await new Promise((opened) => opening.addEventListener('success', opened));
  const reading: IDBRequest<{ name: string }[][]> = opening.result
    .transaction('files')
    .objectStore('files')
    .getAll();
  await new Promise((read) => reading.addEventListener('success', read));
  opening.result.close();
  return reading.result.flat().map(({ name }) => name);
}
