import locale from '../../../studio/locale.json' with { type: 'json' };
import { formatCount } from '../formatCount.ts';

/** How the promise was kept, and what was won. */
export const report = {
  title: 'Report',
  note: 'Spam and what was erased are left out. Times are working time, as the promise is.',
  show: 'Span',
  spans: { 1: 'This month', 3: 'Three months' },
  span: (from: string, to: string) => `Enquiries that came from ${from} to ${to}.`,
  failed: 'The figures could not be loaded.',
  contactTitle: 'Time to the first contact',
  median: 'Median time to the first contact',
  none: 'None yet',
  kept: (
    { within, enquiries, late, never }: Record<'within' | 'enquiries' | 'late' | 'never', number>,
    promise: string,
  ) =>
    `${formatCount(enquiries, 'enquiry', 'enquiries')}; ${within} within the ${promise} we promise, ${late} later${never > 0 ? `, ${never} of them not contacted yet` : ''}.`,
  before: (time: string) => `Before: ${time}.`,
  figure: 'Figure',
  here: 'This span',
  earlier: 'The span before',
  rows: {
    enquiries: 'Enquiries',
    contacted: 'With a noted first contact',
    median_minutes: 'Median, working time',
    slowest_minutes: 'Slowest, working time',
    share: 'Share within the promise',
    within: 'Within the promise',
    late: 'Later',
    never: 'Of these not contacted yet',
    waiting: 'Not due yet',
    unknown: 'Without a noted contact',
  },
  shareOf: (within: number, decided: number) =>
    decided === 0 ? '–' : `${Math.round((1000 * within) / decided) / 10} % (${within} of ${decided})`,
  wonTitle: 'Won, by where they came from',
  wonOf: (won: number, enquiries: number) => `${won} of ${enquiries}`,
  wonAt: (name: string, won: number, enquiries: number) => `${name} ${won} of ${enquiries}`,
  source: 'Source',
  page: 'Page',
  byPage: 'Won, by the page of the form',
  enquiries: 'Enquiries',
  won: 'Won',
  value: 'Value won',
  rupees: (amount: number) => `Rs ${amount.toLocaleString(locale.language)}`,
  direct: 'Straight to the site',
  others: 'All others',
  noPage: 'Not known',
  empty: 'No enquiry came in this time.',
};
