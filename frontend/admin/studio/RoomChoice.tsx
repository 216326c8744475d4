import type { ComponentProps } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { home } from '../../content/home-pictures.json';

type RoomChoiceProps = Omit<ComponentProps<'select'>, 'children' | 'value'> & { value: string };

const rooms = Object.entries(home.testimonials);

/** Of the picture that stands beside the words. One that is gone stays until another is chosen. */
export function RoomChoice(control: RoomChoiceProps) {
  const { value } = control;
  const isGone = value !== '' && rooms.every(([name]) => name !== value);
  return (
    <select {...control}>
      <option value="">{admin.studio.row.choose}</option>
      {isGone && <option value={value}>{value}</option>}
      {rooms.map(([name, { alt }]) => (
        <option key={name} value={name}>
          {alt}
        </option>
      ))}
    </select>
  );
}
