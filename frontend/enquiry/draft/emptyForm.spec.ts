// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { emptyForm } from './emptyForm.ts';

test('what people write and tick is gone, and what goes with every enquiry stays', () => {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="name" value="Asha"><input name="phone" type="tel" value="1"><input name="email" type="email" value="a@b.in">
    <textarea name="message">A flat.</textarea>
    <input name="type" type="radio" value="home" checked><input name="type" type="radio" value="office">
    <input name="consent" type="checkbox" checked><input name="page" type="hidden" value="/contact-us">`;
  for (const office of form.querySelectorAll<HTMLInputElement>('[value="office"]')) office.checked = true;
  emptyForm(form);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    name: '',
    phone: '',
    email: '',
    message: '',
    type: 'home',
    page: '/contact-us',
  });
});
