import type { RequestHandler } from 'express';

const METRICS = /^\/api\/metrics(\/|$)/i;
const API_DOCUMENTS = /^\/api\/(docs(-yaml)?|openapi\.json)(\/|$)/i;
const READINESS = /^\/api\/health\/ready\/?$/i;
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Operators ask the backend itself; API documents and readiness details are open here on loopback only. */
export function restrictOperatorPaths(siteUrl: string): RequestHandler {
  const isPublic = !LOOPBACK_HOSTS.has(new URL(siteUrl).hostname);
  return (request, response, next) => {
    if (METRICS.test(request.path) || (isPublic && API_DOCUMENTS.test(request.path)))
      return response.status(404).json({ message: 'Not found.' });
    if (isPublic && READINESS.test(request.path)) request.url = '/api/health/ready?brief';
    return next();
  };
}
