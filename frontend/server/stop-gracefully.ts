import type { Server } from 'node:http';

const SHUTDOWN_TIMEOUT_MS = 4000;

/** Lets the running requests finish. Also when the parent process is gone. */
export function stopGracefully(server: Server): void {
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}
