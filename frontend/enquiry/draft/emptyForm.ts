/** Of what the server has filled in, too. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':read-write'))
    field.value = '';
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.checked = false;
}
