import { z } from 'zod';

/** The address of a server with user and password. @param scheme as the sentence has it that refuses another */
export function serverUrl(protocol: RegExp, scheme: string): z.ZodURL {
  const error = `needs ${scheme}://USER:PASSWORD@HOST; signs such as / # ? @ % in the password must be percent-encoded`;
  return z.url({ protocol, error, abort: true }).refine((text) => isWhole(new URL(text)), error);
}

/** Postgres may be named by its database, or by a folder in `host`. */
function isWhole({ protocol, hostname, pathname, searchParams }: URL): boolean {
  const isPostgres = protocol.startsWith('postgres') && (pathname.length > 1 || searchParams.has('host'));
  return hostname !== '' || isPostgres;
}
