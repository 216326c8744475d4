export interface HostileRequest {
  path: string;
  method: string;
  raw: Buffer;
}

const words = (text: string) => text.trim().split(/\s+/);
const lines = (text: string) => text.trim().split(/\n */);

const ADDRESSES = [
  '',
  ...words(`about-us blogs blog blog/a-post blog-preview/x services projects project contact-us thank-you admin
    admin/login assets assets/x.js favicon.ico robots.txt sitemap.xml feed.xml health index.pageContext.json _error
    @fs/etc/passwd @id/x @vite/client @react-refresh .env .git/config wp-login.php node_modules/vike * @ {*path} :slug
    .well-known/appspecific/com.chrome.devtools.json __proto__ constructor api api/blog api/blog/a-post api/blogsearch
    api/blog-latest api/blog-preview/x api/uploads/a-10x10.webp api/enquiry api/admin/login api/admin/blog
    api/admin/blog/1 api/admin/validate-token api/admin/blog/proxyfile api/docs api/openapi.json api/health/live
    api/metrics api/nothing`),
];
const SEGMENTS = [
  '',
  ' ',
  'a'.repeat(300),
  ...words(String.raw`. .. ... %2e %2e%2e %252e %2f %252f %5c \ %00 %2500 %0d%0aX:1 % %zz %E0%A4%A %c0%af %ff %u0041 ;
    ;jsessionid=1 ~ $ ( ) ' " %3Cscript%3E {{7*7}} %24{7} %F0%9F%8F%A0 index.pageContext.json @vite/x favicon.ico -1 0
    99999999999999999999 1e309 NaN null toString é`),
];
const QUERIES = [
  `?q=${'a'.repeat(4000)}`,
  `?search=${'%E0%A4%98'.repeat(400)}`,
  `?${'a&'.repeat(3000)}`,
  `??${'a&'.repeat(3000)}`,
  ...words(String.raw`? ?? ?% ?%zz=%zz ?page=99 ?page=-1 ?page=1e308 ?page=9007199254740991 ?page=%00 ?page=1&page=2
    ?limit=0 ?limit=99999999 ?limit=%zz ?search=%00 ?search=%25 ?search[]=x ?search[a][b]=x ?__proto__[x]=1
    ?constructor=x ?hasOwnProperty=x&y=z ?_vike=x ?_vike={ ?%5fvike=%7B ?category=.. ?back=//evil.example ?back=%5C%5Cevil ?sort=;drop
    ?from=2026-99-99 ?=&&==& ?a=1#b`),
];
const METHODS = [
  ...Array.from({ length: 24 }, () => 'GET'),
  ...words(`HEAD HEAD POST POST POST PUT PATCH DELETE OPTIONS TRACE PROPFIND MKCOL SEARCH PURGE M-SEARCH FOO get
    CONNECT`),
];
const HEADERS = [
  'Host: ',
  'Content-Type: ',
  'X-Request-Id: \t',
  `Cookie: a=${'b'.repeat(6000)}`,
  ...lines(`Host: a b
    Host: evil.example
    Host: [::1
    Host: x:99999
    Accept: */*;q=x
    Accept: ,,,
    Accept: text/html;q=9999
    Accept: application/json
    Accept-Encoding: br;q=x, gzip;q=-1, *
    Accept-Encoding: ,
    Accept-Language: ${'x,'.repeat(500)}
    Cookie: ;;;=;
    Cookie: admin_session=%zz
    Cookie: __proto__=1; a="
    Range: bytes=9-1
    Range: bytes=-
    Range: bytes=0-0,1-1,5-
    Range: bytes=99999999999999999999-
    Range: lines=1-2
    If-None-Match: "
    If-None-Match: *
    If-Match: "x"
    If-Modified-Since: tomorrow
    If-Unmodified-Since: Thu, 99 Zzz 1900
    If-Range: "
    Content-Length: 0
    Content-Encoding: foo
    Content-Encoding: gzip
    Content-Type: multipart/form-data
    Content-Type: multipart/form-data; boundary=x
    Content-Type: application/json
    Content-Type: application/json; charset=foo
    Content-Type: application/x-www-form-urlencoded
    Expect: 100-continue
    Expect: foo
    Upgrade: websocket
    Authorization: Bearer
    Authorization: Bearer a.b.c
    Authorization: Basic %%%
    Origin: null
    Referer: é
    X-Forwarded-For: not, an, address
    X-Forwarded-Host: evil.example
    X-Forwarded-Proto: gopher
    Idempotency-Key: "
    Forwarded: for=;;`),
];
/** Of these one in some requests only: what a parser refuses never reaches a router. */
const BROKEN_HEADERS = [
  'X: \u0001',
  'Content-Length: 0\r\nContent-Length: 1',
  'Host: x\r\nHost: y',
  `Cookie: a=${'b'.repeat(20_000)}`,
  'Content-Length: -1',
  'Content-Length: abc',
  'NoColon',
  'Transfer-Encoding: chunked',
];
const BODIES = [
  '',
  '{',
  '{"a":',
  '[]',
  'null',
  '"',
  'a=%zz&b',
  '--x\r\n',
  '--x\r\nContent-Disposition: form-data',
  '\0',
];

/** What robots and attackers send, and what nobody would: the same requests for the same seed. */
export function hostileRequests(seed: number, count: number): HostileRequest[] {
  const next = numbers(seed);
  const one = (kinds: string[], otherwise: string) => kinds[Math.floor(next() * kinds.length)] ?? otherwise;
  const some = (most: number, kinds: string[]) =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, () => one(kinds, ''));
  const address = () => {
    const plain = ['', one(ADDRESSES, ''), ...some(2, SEGMENTS)].join('/');
    return disguised(plain, next) + (next() < 0.4 ? one(QUERIES, '') : '');
  };
  return Array.from({ length: count }, () => {
    const [path, method] = [address(), one(METHODS, 'GET')];
    const body = method === 'POST' || method === 'PUT' ? one(BODIES, '') : '';
    const headers = ['Host: localhost', 'Connection: close', ...some(3, HEADERS)];
    if (next() < 0.1) headers.push(one(BROKEN_HEADERS, ''));
    if (body) headers.push(`Content-Length: ${body.length}`);
    if (headers.includes('Transfer-Encoding: chunked') && !body) headers.push('\r\n0');
    const raw = Buffer.from(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`, 'latin1');
    return { path, method, raw };
  });
}

function disguised(plain: string, next: () => number): string {
  const spellings = [
    plain,
    plain,
    `${plain}/`,
    plain.toUpperCase(),
    encodeURIComponent(plain),
    `/${encodeURIComponent(plain.slice(1))}`,
    plain.replaceAll('/', '//'),
    plain.replaceAll('a', '%61'),
    plain.replaceAll('@', '%40'),
    `/x/..${plain}`,
    `http://evil.example${plain}`,
    plain.slice(1),
    `${plain}/index.pageContext.json`,
    plain.padEnd(next() < 0.2 ? 9000 : 900, '/a'),
  ];
  return spellings[Math.floor(next() * spellings.length)] ?? plain;
}

/** mulberry32: the same numbers below 1 for the same seed, so that what failed can be asked again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
