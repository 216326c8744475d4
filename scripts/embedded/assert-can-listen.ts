import { tryToListen } from './free-port.ts';

interface Place {
  port: number;
  host: string;
}

const OF_THIS_MACHINE =
  'Set HOST to an address that this machine has: 127.0.0.1 for itself alone, 0.0.0.0 for all.';

/** Before anything is built: what runs there may be this site. */
export async function assertCanListen(place: Place): Promise<void> {
  try {
    await tryToListen(place);
  } catch (error) {
    throw new Error(reasonFor(error, place), { cause: error });
  }
}

/** In words that say what to do. */
export function reasonFor(error: unknown, { port, host }: Place): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not listen on port ${port}, as on most below 1024. Choose a higher one, with a balancer in front: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
      return `${host} is no address of this machine. ${OF_THIS_MACHINE}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `No address is known for the name ${host}. ${OF_THIS_MACHINE}`;
    default:
      return `The site cannot listen on ${host}, port ${port}: ${String(error)}`;
  }
}
