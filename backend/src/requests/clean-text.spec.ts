import { manyLines, singleLine } from './clean-text.schema.js';

describe('a single line', () => {
  const name = singleLine(15, 'Missing.', 'Too long.');

  it.each([
    ['  Asha  ', 'Asha'],
    ['Asha\r\nBcc: x', 'Asha Bcc: x'],
    ['a\tb\u2028c\u00a0d', 'a b c d'],
    ['आशा', 'आशा'],
    ['\u202eAsha\u2067 ', 'Asha'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('of %j is %j', (typed, clean) => {
    expect(name.parse(typed)).toBe(clean);
  });

  it.each([
    ['', 'Missing.'],
    [' \r\n\t ', 'Missing.'],
    ['a\u0000b', 'Missing.'],
    ['a\u001b[31m', 'Missing.'],
    ['a\u0085b', 'Missing.'],
    ['\u200b\u2060', 'Missing.'],
    ['1234567890123456', 'Too long.'],
    [12, 'Missing.'],
    [null, 'Missing.'],
  ])('of %j is refused', (typed, message) => {
    expect(name.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });
});

describe('many lines', () => {
  const message = manyLines(20, 'Missing.', 'Too long.');

  it('keep their breaks, written one way', () => {
    expect(message.parse(' a\r\nb\rc\n\n\td ')).toBe('a\nb\nc\n\n d');
  });

  it('keep the breaks that word processors write', () => {
    expect(message.parse('a\vb\fc\u0085d\u2028e\u2029f')).toBe('a\nb\nc\nd\ne\nf');
  });

  it('lose what nobody sees, such as the marks that come with a text from a PDF', () => {
    expect(message.parse('a\u0002b\u0000c\u001b[d\u007fe\u0099\n\u0007f\u0003')).toBe('abc[de\nf');
  });

  it('lose the marks that would turn the words after them', () => {
    expect(message.parse('a\u202eb\u2066c')).toBe('abc');
  });

  it.each(['\u0002 \u0000', '\r\n \r\n', undefined])('of %j are refused', (typed) => {
    expect(message.safeParse(typed).error?.issues[0]?.message).toBe('Missing.');
  });
});
