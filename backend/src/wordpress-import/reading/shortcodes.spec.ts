import { expandShortcodes } from './shortcodes.js';

describe('a shortcode in two brackets', () => {
  it.each([
    ['Write [[gallery]] there', 'Write [gallery] there'],
    ['[[gallery ids="8"]]', '[gallery ids="8"]'],
    ['<p>[[caption]a picture[/caption]]</p>', '<p>[caption]a picture[/caption]</p>'],
    ['[[poll id="3"]] or [[video]]', '[poll id="3"] or [video]'],
    ['A [[note]]', 'A [[note]]'],
  ])('is the word itself, in one: %s', (text, expanded) => {
    const told: string[] = [];
    const tell = (sentence: string) => void told.push(sentence);
    const around = { attachments: {}, own: [] };
    expect(expandShortcodes(text, around, { problem: tell, note: tell })).toBe(expanded);
    expect(told).toEqual([]);
  });
});
