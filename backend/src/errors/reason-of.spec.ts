import { once } from 'node:events';
import { connect } from 'node:net';
import { reasonOf } from './reason-of.js';

it('tells of a server with several addresses why none of them answers', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const socket = connect({
    host: 'database',
    port: 1,
    autoSelectFamily: true,
    lookup: (_host, _options, done) => done(null, addresses),
  });
  const failure: unknown = await once(socket, 'connect').catch((error: unknown) => error);
  expect(reasonOf(failure)).toBe('connect ECONNREFUSED 127.0.0.1:1, connect ECONNREFUSED 127.0.0.2:1');
});

it.each([[[]], [[new Error('A part.')]]])('tells what a failure of several parts says itself: %j', (parts) =>
  expect(reasonOf(new AggregateError(parts, 'All of them failed.'))).toBe('All of them failed.'),
);
