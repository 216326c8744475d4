import { readFileSync } from 'node:fs';
import { Router } from 'express';

const script = readFileSync(new URL('./admin-worker.js', import.meta.url), 'utf8');
/** It loads nothing, wherever it runs. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The service worker of the admin. Its address is below the pages that it is for, so browsers need leave for `/admin` itself. */
export function adminWorker(): Router {
  const router = Router();
  router.get('/admin/worker.js', (_request, response) => {
    response.set({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
      'Service-Worker-Allowed': '/admin',
    });
    response.type('text/javascript').send(script);
  });
  return router;
}
