import type { Server } from 'node:http';

/** Milliseconds that answers under way may take before the process ends. */
const PATIENCE_MS = 4000;

/** Ends the process when asked to, or when the process that started it has gone, after the answers under way. */
export function stopGracefully(server: Server): void {
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), PATIENCE_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}
