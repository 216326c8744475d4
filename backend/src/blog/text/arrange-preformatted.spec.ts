import { parseFragment, serialize } from 'parse5';
import { arrangeHtml } from './arrange-html.js';

function arranged(html: string): string {
  const fragment = parseFragment(html);
  arrangeHtml(fragment);
  return serialize(fragment);
}

it.each([
  ['\na\r\n<b>b\n\nc</b>\n', '<p>a<br><b>b<br><br>c</b></p>'],
  ['<blockquote><pre>d\ne</pre></blockquote>', '<blockquote><p>d<br>e</p></blockquote>'],
  ['<ul><li><pre>f\ng</pre></li></ul>', '<ul><li>f<br>g</li></ul>'],
])('what stands as it was typed keeps its lines: %j', (typed, kept) => {
  expect(arranged(typed.startsWith('<') ? typed : `<pre>${typed}</pre>`)).toBe(kept);
});
