import { studio } from '../../studio/studio.js';
import { learnedSignals } from './learned-signals.js';

const { fewest, most, least } = studio.spam.lessons;
const enough = { word: '', honest: 20, spam: 20 };
const counts = (honest: number, spam: number) =>
  ['slab', 'container', 'wholesale', 'grade', 'supplier', 'shipment'].map((word) => ({ word, honest, spam }));
const pointsOf = (lessons: typeof enough, words: (typeof enough)[]) =>
  learnedSignals(lessons, words)[0]?.points;

describe('what marked enquiries have taught', () => {
  it('says nothing before there are enough of each kind', () => {
    expect(learnedSignals({ word: '', honest: fewest - 1, spam: 100 }, counts(0, 50))).toEqual([]);
    expect(learnedSignals({ word: '', honest: 100, spam: fewest - 1 }, counts(50, 0))).toEqual([]);
  });

  it('says nothing about words that nobody has sent yet, or too few', () => {
    expect(learnedSignals(enough, [])).toEqual([]);
    expect(learnedSignals(enough, counts(0, 10).slice(0, 2))).toEqual([]);
  });

  it('gives the most points for words of spam alone, and takes the most away for honest ones', () => {
    expect(pointsOf(enough, counts(0, 10))).toBe(most);
    expect(pointsOf(enough, counts(10, 0))).toBe(least);
  });

  it('gives none for words that are as often in both', () => {
    expect(pointsOf(enough, counts(10, 10))).toBeUndefined();
  });

  it('compares shares, so that more lessons of one kind do not weigh more', () => {
    expect(pointsOf({ word: '', honest: 10, spam: 100 }, counts(1, 10))).toBeUndefined();
  });

  it('names the words that decided', () => {
    expect(learnedSignals(enough, counts(0, 10))[0]?.explanation).toBe(
      'Its words are more often in enquiries marked as spam: “slab”, “container”, “wholesale”, “grade”.',
    );
  });
});
