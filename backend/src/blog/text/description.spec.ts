import { decodeDescription, encodeDescription } from './description.js';

describe('description', () => {
  it('holds no markup once it is encoded', () => {
    expect(encodeDescription(`<p class="a">Tom & 'Jerry'</p>`)).not.toMatch(/[<>"']/);
  });

  it('is decoded exactly once', () => {
    const html = '<p>Write &amp;lt;b&amp;gt; and &lt;b&gt;</p>';
    expect(decodeDescription(encodeDescription(html))).toBe(html);
  });

  it('stays as it is when it comes as HTML', () => {
    const html = '<p>5 &lt; 6 &amp;amp; &lt;script&gt;</p>';
    expect(decodeDescription(html)).toBe(html);
  });

  it('stays as it is when it has no tags in any form', () => {
    expect(decodeDescription('Tom &amp; Jerry, 5 &lt; 6')).toBe('Tom &amp; Jerry, 5 &lt; 6');
  });

  it.each(['&lt;p&gt;a&lt;/p&gt;', '&#60;p&#62;a&#60;/p&#62;', '&#x3C;p&#x3E;a&#x3c;/p&#x3e;'])(
    'is understood however it was encoded: %s',
    (sent) => expect(decodeDescription(sent)).toBe('<p>a</p>'),
  );
});
