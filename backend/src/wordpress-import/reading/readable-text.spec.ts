import { readText, withPictures } from './readable-text.js';

const attachments = {
  '7': { url: 'https://old.example/files/room.jpg', alt: 'A room', caption: '', parent: '3' },
  '8': { url: 'https://old.example/files/hall.jpg', alt: '', caption: 'In <em>May</em>', parent: '3' },
};
const read = (content: string, newAddress: (old: string) => string | undefined = () => undefined) =>
  readText(content, { attachments, own: ['7', '8'], newAddress, base: 'https://old.example/2019/oak/' });

const figure = (name: string) => `<figure><img src="https://a.example/${name}.jpg"></figure>`;
const file = (links: string) => read(`<div class="wp-block-file">${links}</div>`).html;
const lead = (old: string) => (old === 'https://old.example/a/' ? '/blog/a' : undefined);

describe('a text of WordPress', () => {
  it('gets its paragraphs where the old editor left empty lines', () => {
    expect(read('<a\nhref="/one">One</a>').html).toBe('<p><a href="/one">One</a></p>');
    expect(read('One\nline\r\n\r\nTwo <b>bold</b>\n\n<h2>Three</h2>\nFour').html).toBe(
      '<p>One<br>line</p>\n<p>Two <b>bold</b></p>\n<h2>Three</h2>\n<p>Four</p>',
    );
  });

  it.each([
    ['<pre>\nOak\r\n\r\n  Ash\n</pre>\n\nLinen', '<pre>Oak<br><br>  Ash</pre>\n<p>Linen</p>'],
    ['<!-- wp:verse --><pre class="a">Oak\nAsh</pre>', '<!-- wp:verse --><pre class="a">Oak<br>Ash</pre>'],
    ['<!-- wp:code --><pre><code>a\nb</code></pre>\n', '<!-- wp:code --><pre><code>a<br>b</code></pre>\n'],
  ])('keeps the lines of what stands as it was typed: %j', (content, html) => {
    expect(read(content).html).toBe(html);
  });

  it.each([
    ['<blockquote>Oak\nAsh</blockquote>', '<blockquote>Oak<br>Ash</blockquote>'],
    ['<div class="a">\nOak\nAsh\n</div>', '<div class="a">Oak<br>Ash</div>'],
    ['<address>Oak\n<a\nhref="/a">Ash</a></address>', '<address>Oak<br><a href="/a">Ash</a></address>'],
    ['<center>Oak\nAsh</center>Elm', '<center>Oak<br>Ash</center>\n<p>Elm</p>'],
    ['<p>Oak<br />\nAsh</p>', '<p>Oak<br>\nAsh</p>'],
    ['<ul>\n<li>Oak\nAsh</li>\n</ul>', '<ul>\n<li>Oak<br>Ash</li>\n</ul>'],
  ])('keeps the line ends of the old editor within a block: %j', (content, html) => {
    expect(read(content).html).toBe(html);
  });

  it('keeps the paragraphs of the new editor', () => {
    const { html } = read('<!-- wp:paragraph -->\n<p>One\n\nline</p>\n<!-- /wp:paragraph -->');
    expect(html).toContain('<p>One\n\nline</p>');
    expect(html.match(/<p>/g)).toHaveLength(1);
  });

  it('keeps a caption under its picture', () => {
    const { html, pictures } = read(
      'Before [caption id="a" width="300"]<img src="https://old.example/files/room.jpg" alt="Room"> In May[/caption]',
    );
    expect(html).toContain('<figcaption>');
    expect(html).toContain('In May');
    expect(pictures).toEqual(['https://old.example/files/room.jpg']);
  });

  it('keeps a gallery as a figure of figures, of which the page makes rows', () => {
    const gallery = `<figure>${figure('1')}${figure('2')}<figcaption>Two</figcaption></figure>`;
    expect(read(`<!-- wp:gallery -->${gallery}`).html).toBe(`<!-- wp:gallery -->${gallery}`);
    expect(read('[gallery]').html.match(/<figure>/g)).toHaveLength(3);
  });

  it('keeps the captions that pictures of a gallery have of their own', () => {
    expect(read('[gallery ids="8"]').html).toContain('<figcaption>In <em>May</em></figcaption>');
    expect(read('[gallery ids="7"]').html).not.toContain('<figcaption>');
  });

  it('links to a file once, without the button beside its name', () => {
    const button = '<a href="/a.pdf" class="wp-block-file__button wp-element-button" download>Download</a>';
    expect(file(`<a href="/a.pdf">Prices</a>${button}`)).toBe(file('<a href="/a.pdf">Prices</a>'));
    expect(file(button)).toContain('Download');
    expect(file(`<a href="/a.pdf"></a>${button}`)).toContain('Download');
  });

  it('shows the pictures of a gallery, the named ones or those of the post', () => {
    expect(read('[gallery ids="8,99"]').pictures).toEqual(['https://old.example/files/hall.jpg']);
    expect(read('[gallery]').pictures).toHaveLength(2);
  });

  it('tells of pictures of a gallery that the export does not hold', () => {
    expect(read('[gallery ids="8,99"]').problems).toEqual([
      'Some pictures of a gallery are not in the export.',
    ]);
    expect(read('[gallery ids="98,99"]').problems).toEqual([
      'The pictures of a gallery are not in the export.',
    ]);
    expect(read('[gallery ids="7,8"]').problems).toEqual([]);
  });

  it('takes the whole picture in place of a smaller copy', () => {
    const small = 'https://old.example/files/room-300x200.jpg';
    expect(read(`<img src="${small}">`).pictures).toEqual(['https://old.example/files/room.jpg']);
    const unknown = 'https://old.example/files/other-300x200.jpg';
    expect(read(`<img src="${unknown}">`).pictures).toEqual([unknown]);
  });

  it('finds a picture where a browser would have found it', () => {
    const { pictures } = read('<img src="/files/room-300x200.jpg"><img src="../a.jpg"><img src="">');
    expect(pictures).toEqual(['https://old.example/files/room.jpg', 'https://old.example/2019/a.jpg']);
  });

  it('finds the picture that a plug-in shows in place of a placeholder', () => {
    const placeholder = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const lazy = (more: string) => read(`<img src="${placeholder}" ${more}>`).pictures;
    for (const name of ['data-src', 'data-lazy-src', 'data-original', 'data-orig-src'])
      expect(lazy(`${name}="/files/a.jpg"`)).toEqual(['https://old.example/files/a.jpg']);
    expect(lazy('data-srcset="/files/b.jpg 300w, /files/a.jpg 900w"')).toEqual([
      'https://old.example/files/b.jpg',
    ]);
    expect(lazy('')).toEqual([placeholder]);
  });

  it('shows a picture without a link to its own file, and keeps one that leads elsewhere', () => {
    const picture = '<img src="https://old.example/files/room-300x200.jpg">';
    const linked = (href: string, words = '') =>
      read(`<p><a href="${href}">\n${picture}${words}</a></p>`).html;
    const whole = '<img src="https://old.example/files/room.jpg">';
    expect(linked('https://old.example/files/room.jpg')).toBe(`<p>${whole}</p>`);
    expect(linked('/files/room.JPG?w=900')).toBe(`<p>${whole}</p>`);
    expect(linked('https://b.example/')).toContain('href="https://b.example/"');
    expect(linked('https://old.example/files/room.jpg', 'The room')).toContain('<a href');
  });

  it('turns what is embedded into links and says so', () => {
    const { html, problems } = read(
      '<iframe src="https://films.example/1"></iframe>\n\nhttps://films.example/2',
    );
    expect(html).toContain('<a href="https://films.example/1">');
    expect(html).toContain('<a href="https://films.example/2">');
    expect(problems).toEqual(['Something embedded, such as a film or a map, became a link.']);
  });

  it('links to what is embedded where a browser would have found it', () => {
    const { html } = read(
      '<iframe src="about:blank" data-src="//films.example/1"></iframe><video src="/a.mp4">',
    );
    expect(html).toContain('<a href="https://films.example/1">');
    expect(html).toContain('<a href="https://old.example/a.mp4">');
  });

  it('turns an address that stands for a film or a sound into a link, in blocks and shortcodes too', () => {
    const [film, song] = ['https://films.example/2?a=b', 'https://a.example/blues.mp3'];
    const block = `<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">\n${film}\n</div></figure>`;
    expect(read(block).html).toContain(`<a href="${film}">`);
    expect(read(`[audio ${song}]`).html).toContain(`<a href="${song}">`);
    expect(read(`[embed width="300" ${film}]`).html).toContain(`<a href="${film}">`);
    expect(read(`[tube ${film}]`).problems).toHaveLength(1);
  });

  it.each(['Oak [PRICE id="3"] each', '[BOOKING]', 'Oak [Price_List] each'])(
    'names a shortcode however it is written: %s',
    (content) => expect(read(content).problems).toEqual([expect.stringMatching(/^The shortcode \[/)]),
  );

  it('asks to look at a name with a hyphen, which may be a shortcode or a word', () => {
    const { problems, notes } = read('Oak [price-list], as [sic]. [price-list]');
    expect(problems).toEqual([]);
    expect(notes).toEqual(['[price-list] stands in the text: if it is a shortcode, it does nothing here.']);
  });

  it('takes a plain word in brackets for no shortcode', () => {
    expect(read('Oak [sic], and [Oak] too, and [ASK them]').problems).toEqual([]);
  });

  it('names a shortcode that it does not know and leaves it', () => {
    const { html, problems } = read('[contact-form to="a"]x[/contact-form] and [sic] and [1]');
    expect(html).toContain('[contact-form to="a"]');
    expect(problems).toEqual([
      'The shortcode [contact-form] is not known here and stands in the text as it was.',
    ]);
  });

  it.each([
    '[mc4wp_form]',
    'Before [recent_posts] and after',
    '<p>&nbsp;[recent-posts]</p>',
    'Before\n[poll]\nafter',
    'Before<br />[poll]',
    '<p>Before</p><p> <em>[poll]</em> [spacer]</p>',
    '<!-- wp:shortcode -->Before [poll]<!-- /wp:shortcode -->',
  ])('names a shortcode without values that is no word of a sentence: %j', (content) => {
    expect(read(content).problems).toContain(
      `The shortcode ${/\[.*?\]/.exec(content)?.[0]} is not known here and stands in the text as it was.`,
    );
  });

  it.each([
    'He wrote [sic] oak',
    '<p>He wrote</p><p><b>[sic]</b> oak</p>',
    '<p>Oak [ed]</p>',
    'Send an [e-mail] to [well-known] makers',
  ])('takes a word in brackets in a sentence for a word: %j', (content) => {
    expect(read(content).problems).toEqual([]);
  });

  it('leads links between posts to where they are here', () => {
    const { html } = read('<a href="https://old.example/a/">A</a> <a href="https://b.example/">B</a>', lead);
    expect(html).toContain('href="/blog/a"');
    expect(html).toContain('href="https://b.example/"');
  });

  it.each([
    ['shortcodes', '[aa x=1]'.repeat(60_000)],
    ['shortcodes inside each other', `${'[aa]'.repeat(60_000)}${'[/aa]'.repeat(60_000)}`],
    ['tags without an end', '<p '.repeat(150_000)],
    ['blanks', ' '.repeat(500_000)],
    ['line ends', '\n'.repeat(500_000)],
    ['beginnings of what stands as it was typed', '<pre '.repeat(60_000)],
    ['ends of what stands as it was typed', '</pre '.repeat(60_000)],
  ])('is read in time whatever stands in it: %s', (_name, text) => {
    const start = process.cpuUsage();
    read(text);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(8);
  });
});

describe('pictures of a text', () => {
  it('leave their caption below the link', () => {
    const text =
      '<figure><img src="https://a.example/2.jpg" alt="Two"><figcaption>In May</figcaption></figure>';
    expect(withPictures(text, new Map())).toBe('<p><a href="https://a.example/2.jpg">Two</a><br>In May</p>');
  });

  it('leave their description where they were part of the text and could not be read', () => {
    const text =
      '<p><img src="data:image/png;base64,AAAA" alt="Oak"><img src="data:image/png;base64,AAAA"></p>';
    expect(withPictures(text, new Map())).toBe('<p>Oak</p>');
  });

  it('get our addresses, and where one could not be had a link stays', () => {
    const stored = new Map([['https://a.example/1.jpg', '/api/uploads/1.webp']]);
    const text =
      '<p><img src="https://a.example/1.jpg" alt="One"></p><p><img src="https://a.example/2.jpg" alt="Two"></p>';
    expect(withPictures(text, stored)).toBe(
      '<p><img src="/api/uploads/1.webp" alt="One"></p><p><a href="https://a.example/2.jpg">Two</a></p>',
    );
  });
});
