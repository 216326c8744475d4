import * as z from 'zod/mini';

const claims = z.object({ sub: z.string().check(z.minLength(1)) });

/** Whose token it is, for what is kept by account. Nothing is proven by it. */
export function accountOf(token: string | undefined): string | undefined {
  try {
    const payload = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return claims.safeParse(JSON.parse(atob(payload))).data?.sub;
  } catch {
    return undefined;
  }
}
