import express, { Router } from 'express';
import { z } from 'zod';
import { sameSitePath } from '../api/sameSitePath.ts';
import { lightCookie } from '../api/lightCookie.ts';

const MAX_FORM_BYTES = 4 * 1024;
const formSchema = z.object({
  light: z.enum(['on', 'off']),
  back: z.string().optional().catch(undefined),
});

/** The switch in the footer without script. @param siteUrl says whether the cookie is for HTTPS alone */
export function lightSwitch(siteUrl: string): Router {
  const isSecure = siteUrl.startsWith('https:');
  const router = Router();
  router.post(
    '/light-on-data',
    express.urlencoded({ limit: MAX_FORM_BYTES, extended: false }),
    (request, response) => {
      const { data: form } = formSchema.safeParse(request.body);
      if (form) response.append('Set-Cookie', lightCookie(form.light === 'on', isSecure));
      response.set('Cache-Control', 'no-store').redirect(303, sameSitePath(form?.back));
    },
  );
  return router;
}
