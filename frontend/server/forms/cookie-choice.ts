import express, { Router } from 'express';
import { z } from 'zod';
import { sameSitePath } from '../../api/sameSitePath.ts';

const MAX_FORM_BYTES = 4 * 1024;
const formSchema = z.record(z.string(), z.string()).catch({});

interface Choice {
  path: string;
  field: string;
  /** By the value of the field. */
  cookies: ReadonlyMap<string, string>;
}

/** A choice in the footer without script: it sets a cookie and leads back. No other site can make it. */
export function cookieChoice({ path, field, cookies }: Choice): Router {
  const router = Router();
  router.post(path, express.urlencoded({ limit: MAX_FORM_BYTES, extended: false }), (request, response) => {
    const form = formSchema.parse(request.body);
    const isOwn = (request.get('sec-fetch-site') ?? 'same-origin') === 'same-origin';
    const cookie = isOwn ? cookies.get(form[field] ?? '') : undefined;
    if (cookie) response.append('Set-Cookie', cookie);
    response.set('Cache-Control', 'no-store').redirect(303, sameSitePath(cookie && form['back']));
  });
  return router;
}
