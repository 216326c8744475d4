import { attacks } from '../../../../testing/attacks/blog-attacks.js';
import { cleanFileName } from './file-name.js';

it('no attack as a name leaves what means something in a path, a header, a command or markup', () => {
  expect(attacks.length).toBeGreaterThan(80);
  for (const attack of [...attacks, '..\\..\\a', 'a\r\nSet-Cookie: b=c', '$(reboot)/', '\u0000', '\uD800']) {
    expect(cleanFileName(`${attack}.pdf`, 'pdf')).toMatch(/^[^<>:"|?*%/\\\p{Cc}\p{Cf}\p{Cs}]{1,100}\.pdf$/u);
  }
});
