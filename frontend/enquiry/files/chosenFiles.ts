/** An empty field is an empty file. */
export function chosenFiles(form: FormData): File[] {
  const files = form.getAll('files').filter((value) => value instanceof File);
  return files.filter(({ size }) => size > 0);
}
