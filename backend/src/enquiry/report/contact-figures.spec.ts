import { studio } from '../../studio/studio.js';
import { contactFigures, contactMinutes } from './contact-figures.js';
import type { PromiseRow } from './report.repository.js';

const at = (time: string) => new Date(`2026-11-${time}+05:30`);
const row = (created: string, contact: string | null, isOpen = true): PromiseRow => ({
  created_at: at(created),
  call_due: null,
  first_contact_at: contact === null ? null : at(contact),
  is_open: isOpen,
});
const due = (received: Date) => new Date(received.getTime() + 2 * 3_600_000);
const figuresOf = (rows: PromiseRow[]) =>
  contactFigures(rows, {
    minutes: contactMinutes(rows, studio.workingHours),
    due,
    now: at('25T15:00'),
  });

describe('the figures of first contacts', () => {
  it('count each enquiry once, as within, late, waiting or unknown', () => {
    const rows = [
      row('24T11:00', '24T11:30'),
      row('24T12:00', '24T14:00'),
      row('24T13:00', '24T15:20'),
      row('24T16:00', null),
      row('25T14:30', null),
      row('24T10:00', null, false),
    ];
    expect(figuresOf(rows)).toEqual({
      enquiries: 6,
      contacted: 3,
      median_minutes: 120,
      slowest_minutes: 140,
      within: 2,
      late: 2,
      never: 1,
      waiting: 1,
      unknown: 1,
    });
  });

  it('count working time only: a night is none', () => {
    expect(contactMinutes([row('24T18:40', '25T10:25')], studio.workingHours)).toEqual([45]);
  });

  it('take the middle between two', () => {
    expect(figuresOf([row('24T11:00', '24T11:10'), row('24T11:00', '24T11:25')]).median_minutes).toBe(18);
  });

  it('say nothing where there is nothing', () => {
    expect(figuresOf([])).toMatchObject({ enquiries: 0, median_minutes: null, slowest_minutes: null });
  });

  it('go by the moment that was promised, whatever the hours are now', () => {
    const promised = { ...row('24T11:00', '24T12:30'), call_due: at('24T12:00') };
    expect(figuresOf([promised])).toMatchObject({ within: 0, late: 1 });
  });
});
