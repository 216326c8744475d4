import { createServer, type Server } from 'node:http';
import { answerUnparsedRequests } from './answer-unparsed-requests.ts';
import { createApp, type Mode } from './create-app.ts';
import { readEnv } from './env.ts';
import { log } from './log.ts';
import { stopGracefully } from './stop-gracefully.ts';

/** Longer than any proxy's: this server must not close a connection just as a request arrives. */
const KEEP_ALIVE_MS = 75_000;

export async function serve(mode: Mode): Promise<void> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  try {
    const env = readEnv(process.env);
    // First: the parent process may be gone before this one listens.
    const stopping = stopGracefully(server, env.SHUTDOWN_TIMEOUT_SECONDS);
    server.on('request', await createApp(env, mode, server, stopping));
    answerUnparsedRequests(server);
    const address = await listen(server, env.PORT, env.HOST);
    process.send?.({ listening: address });
    if (!process.send) log.info(`Ready on ${address}`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is already in use. Choose another with PORT.`) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });
}
