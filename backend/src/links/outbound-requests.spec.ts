import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { OutboundNetwork } from './outbound-network.js';
import { OutboundRequests } from './outbound-requests.js';

describe('an answer of another site', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.write('x'.repeat(60));
      response.end('x'.repeat(40));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = server.address();
    address = `http://other.example:${typeof at === 'object' && at ? at.port : 0}/`;
  });
  afterAll(() => server.close());

  const network = new OutboundNetwork();
  vi.spyOn(network, 'addressOf').mockResolvedValue('127.0.0.1');
  const requests = new OutboundRequests(network, { SITE_URL: 'https://studio.example' });
  const request = { program: 'Test', accept: '*/*', signal: AbortSignal.timeout(10_000) };

  it.each([
    [100, 100],
    [99, undefined],
    [undefined, undefined],
  ])('of 100 bytes, of which %s may be read, has %s', async (maxBytes, length) => {
    const { status, body } = await requests.send(address, { ...request, ...(maxBytes && { maxBytes }) });
    expect([status, body?.length]).toEqual([200, length]);
  });
});
