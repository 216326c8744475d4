import type { Hours } from '../content/schemas/hours.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Days with the same hours are told together; on holidays nobody is there. */
export function openingHours({ days, holidays }: Pick<Hours, 'days' | 'holidays'>) {
  const hoursOf = (day: (typeof WEEK)[number]) => `${days[day]?.begins} ${days[day]?.ends}`;
  const firstOfItsHours = WEEK.filter(
    (day, index) => days[day] && WEEK.findIndex((other) => hoursOf(other) === hoursOf(day)) === index,
  );
  return {
    openingHoursSpecification: firstOfItsHours.map((first) => ({
      ...times(days[first]?.begins, days[first]?.ends),
      dayOfWeek: WEEK.filter((day) => hoursOf(day) === hoursOf(first)),
    })),
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: holidays.map(({ date, name }) => ({
        ...times('00:00', '00:00'),
        name,
        validFrom: date,
        validThrough: date,
      })),
    }),
  };
}

const times = (opens = '', closes = '') => ({
  '@type': 'OpeningHoursSpecification' as const,
  opens,
  closes,
});
