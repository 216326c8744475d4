import { S3ServiceException } from '@aws-sdk/client-s3';
import { storeFailure } from './store-failure.js';

const refused = new S3ServiceException({
  name: 'AccessDenied',
  message: 'uploads/secret.webp',
  $fault: 'client',
  $metadata: { httpStatusCode: 403 },
});

it.each([
  ['refuses', refused, 'PutObject', 'PutObject AccessDenied 403'],
  [
    'is away',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'GetObject',
    'GetObject ECONNREFUSED',
  ],
  [
    'is a full disk',
    Object.assign(new Error('/data/x'), { code: 'ENOSPC', syscall: 'write' }),
    undefined,
    'write ENOSPC',
  ],
  [
    'says what is no word',
    Object.assign(new Error(''), { name: 'key: secret' }),
    undefined,
    'unknown reason',
  ],
  ['fails with a text', 'away', undefined, 'unknown reason'],
])('a store that %s is told by operation, code and status alone', (_how, cause, operation, facts) => {
  expect(storeFailure(cause, operation)).toBe(`The store of pictures and files failed: ${facts}.`);
});
