const picture = (name: string, alt: string) =>
  `<img src="/api/uploads/${name.repeat(32)}-800x600.webp" alt="${alt}">`;
const heading = (...cells: string[]) =>
  `<thead><tr>${cells.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>`;
const line = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** As they are stored: neither the backend nor the editor changes them. */
export const storedTexts: [name: string, html: string][] = [
  [
    'words of every kind',
    '<h1>a</h1><h2>b</h2><h3>c</h3><p>d <strong>e</strong> <em>f</em> <u>g</u> <s>h</s> <a href="https://a.example">i</a></p>',
  ],
  [
    'ends of lines within blocks of every kind',
    '<h2>a<br>b</h2><p>c <strong>d<br>e</strong><br><br>f</p><ol><li>g<br>h<ul><li>i<br>j</li></ul></li></ol>' +
      `<blockquote>k<br>l</blockquote><p>${picture('a', 'A')}<br>m</p>` +
      `<figure>${picture('b', 'B')}<figcaption>n<br>o</figcaption></figure>`,
  ],
  ['lists with levels', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>'],
  [
    'pictures at the end of lines that have a list below them',
    `<ul><li>a ${picture('a', 'A')}<ul><li>${picture('b', 'B')}<ol><li>c</li></ol></li></ul></li></ul>`,
  ],
  [
    'two lists of each kind, one after the other',
    '<ol><li>a</li><li>b</li></ol><ol><li>c<ul><li>d</li></ul></li></ol><ul><li>e</li></ul><ul><li>f</li></ul>',
  ],
  ['a quotation of one line', '<p>a</p><blockquote>Measure <em>twice</em>.</blockquote><p>b</p>'],
  ['a quotation of two paragraphs', '<blockquote><p>Measure twice.</p><p>Cut once.</p></blockquote>'],
  [
    'a quotation with its source',
    '<blockquote><p>Measure twice.</p><footer>A <a href="https://a.example">carpenter</a></footer></blockquote><p>b</p>',
  ],
  [
    'two quotations, one after the other',
    '<blockquote><p>a</p><footer>b</footer></blockquote><blockquote>c</blockquote>',
  ],
  [
    'a quotation before one with its source',
    '<blockquote>a</blockquote><blockquote><p>b</p><footer>c</footer></blockquote>',
  ],
  ['two quotations of one line', '<blockquote><p>a</p></blockquote><blockquote>b</blockquote>'],
  ['a picture in a paragraph', `<p>${picture('a', 'A desk')}</p>`],
  ['a decorative picture', `<p>${picture('a', '').replace('>', ' data-decorative="true">')}</p>`],
  [
    'a picture with a caption',
    `<p>a</p><figure>${picture('a', 'A desk')}<figcaption>Oak <strong>and</strong> linen.</figcaption></figure><p>b</p>`,
  ],
  [
    'pictures with captions, one of them a link, one a link together with its caption',
    `<figure><a href="https://a.example">${picture('a', 'A desk')}</a><figcaption>Oak</figcaption></figure>` +
      `<figure><a href="https://b.example">${picture('b', 'A lamp')}</a><figcaption><a href="https://b.example">Brass</a></figcaption></figure>`,
  ],
  [
    'two pictures with captions beside each other',
    `<figure><figure>${picture('a', 'A')}<figcaption>a</figcaption></figure><figure>${picture('b', 'B')}<figcaption>b</figcaption></figure></figure>`,
  ],
  [
    'a row of three pictures, one of two, and one alone',
    `<figure>${'abc'.replaceAll(/./g, (name) => `<figure>${picture(name, name)}</figure>`)}</figure>` +
      `<figure>${'de'.replaceAll(/./g, (name) => `<figure>${picture(name, name)}</figure>`)}</figure>` +
      `<figure>${picture('f', 'f')}</figure>`,
  ],
  [
    'a table',
    `<p>a</p><table>${heading('Room', 'Cost')}<tbody>${line('Kitchen', '<strong>4</strong> lakh')}${line('Hall', '')}</tbody></table><p>b</p>`,
  ],
  [
    'a table with a caption, links and emphasis',
    `<table><caption>What it <em>cost</em></caption>${heading('Room', '<a href="https://a.example">Bill</a>')}<tbody>${line('Hall', '<em>2</em> &amp; &lt;3')}</tbody></table>`,
  ],
  ['a table of headings alone', `<table>${heading('Room', '')}</table>`],
  [
    'two tables, one after the other',
    `<table>${heading('a')}<tbody>${line('1')}</tbody></table><table><caption>x</caption>${heading('b')}<tbody>${line('2')}</tbody></table><table>${heading('c')}<tbody>${line('3')}</tbody></table>`,
  ],
];
