import { once } from 'node:events';
import { createServer } from 'node:http';
import type { OutboundNetwork } from '../../src/links/outbound-network.js';
import { picture } from '../pictures/pictures.ts';

/** The site of a blog that was exported, on this machine. */
export interface OldSite {
  address: string;
  /** The paths that were asked for. */
  asked: string[];
  isBack: boolean;
  /** Takes this site, and no other address, for one of the Internet. */
  letIn(network: OutboundNetwork): void;
  stop(): void;
}

export async function startOldSite(): Promise<OldSite> {
  const asked: string[] = [];
  const photograph = await picture(1600, 1000);
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.startsWith('/room') || (site.isBack && url.startsWith('/late'))) response.end(photograph);
    else if (url === '/inside.jpg') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else if (url === '/words.jpg') response.end('<script>alert(1)</script>');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const site: OldSite = {
    isBack: false,
    address: `http://old.example:${port}`,
    asked,
    letIn(network) {
      vi.spyOn(network, 'mayCall').mockImplementation((to, at) => to === '127.0.0.1' && at === port);
      vi.spyOn(network, 'resolve').mockImplementation(async (host) =>
        host === 'old.example' ? ['127.0.0.1'] : [],
      );
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}
