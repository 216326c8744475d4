import { createServer, type Server } from 'node:http';
import { answerUnparsed } from './answer-unparsed.ts';
import { createApp, type Mode } from './create-app.ts';
import { readEnv } from './env.ts';
import { log } from './log.ts';
import { stopGracefully } from './stop-gracefully.ts';

/** Longer than any proxy keeps an idle connection: the proxy closes it, never this server just as a request arrives. */
const KEEP_ALIVE_MS = 75_000;

/** Starts the public server and tells the parent process its address. Ends the process with a sentence when it cannot. */
export async function serve(mode: Mode): Promise<void> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  // From the first moment: the process that started this one may be gone before it listens.
  stopGracefully(server);
  try {
    const env = readEnv(process.env);
    server.on('request', await createApp(env, mode, server));
    answerUnparsed(server);
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
