// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keepUnsent, unsentAddress } from '../../draft/keepUnsent.ts';
import { DescribedImage, UNSENT } from './DescribedImage.ts';

test('a picture that waits is never asked for at the address that stands for it', () => {
  URL.createObjectURL = () => 'blob:stair';
  const file = new File([], 'stair.jpg');
  const id = unsentAddress('a1', file);
  keepUnsent([{ id, place: 'text', file }]);
  const set = vi.spyOn(Element.prototype, 'setAttribute');
  const image = DescribedImage.create(id);
  expect(image.getAttribute(UNSENT)).toBe(id);
  expect(image.getAttribute('src')).toBe('blob:stair');
  expect(set).not.toHaveBeenCalledWith('src', id);
  set.mockRestore();
});
