import retention from '../../../studio/retention.json' with { type: 'json' };

/** Around enquiries that look like spam. */
export const spam = {
  list: 'Suspected spam',
  listHelp: `Held back because they look like spam, or marked as spam by staff. A mail once a day tells of new ones. Each is deleted ${retention.suspectedSpam} after it came here; “Not spam” makes it new and mails as usual.`,
  none: 'Nothing is held back.',
  suspected: 'This looks like spam',
  marked: 'Staff marked this as spam',
  score: (points: number, threshold: number) =>
    `${count(points)}. An enquiry is held back from ${threshold} on.`,
  scored: (points: number) => `Spam score: ${count(points)}`,
  points: (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  row: (points: number) => `Spam, ${count(points)}`,
  notSpam: 'Not spam',
  isSpam: 'It is spam',
  help: 'Both teach the website: the words of the message then count for honest enquiries, or against them.',
  released: 'It is new now, and the mails are on their way.',
  taught: 'The website has learned that this is spam.',
};

function count(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}
