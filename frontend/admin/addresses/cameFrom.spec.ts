import { expect, test } from 'vitest';
import { cameFrom } from './cameFrom.ts';

test.each([
  [null, 'Not known'],
  ['studio.example', 'a link of this site'],
  ['www.google.co.in', 'Google search'],
  ['duckduckgo.com', 'DuckDuckGo search'],
  ['not-google.example', 'not-google.example'],
  ['www.instagram.example', 'instagram.example'],
])('the host %s is called %s', (host, name) => expect(cameFrom(host, 'studio.example')).toBe(name));
