import { MAX_LESSON_WORDS, lessonWords } from './lesson-words.js';

const of = (message: string, name = 'Asha Verma') => lessonWords({ name, message });

describe('the words that an enquiry teaches', () => {
  it('are each once, in lower case, in any script', () => {
    expect(of('Kitchen kitchen KITCHEN रसोई রান্নাঘর!')).toEqual(['kitchen', 'रसोई', 'রান্নাঘর']);
  });

  it.each([
    ['numbers', 'ring 9876543210, +91-98765-43210, flat B-1204, 3bhk', ['flat', 'ring']],
    ['addresses', 'write asha.verma@example.com or www.verma.example/asha', ['write']],
    ['the sender’s own name', 'This is Asha (verma) speaking', ['speaking', 'this']],
    ['very short and very long ones', `a of ${'x'.repeat(21)} the`, ['the']],
  ])('are without %s', (_what, message, words) => {
    expect(of(message)).toEqual(words);
  });

  it('are not more than a message of usual length has', () => {
    const words = Array.from(
      { length: 2_000 },
      (_, n) =>
        `w${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26), 97 + Math.floor(n / 676))}`,
    );
    expect(of(words.join(' '))).toHaveLength(MAX_LESSON_WORDS);
  });
});
