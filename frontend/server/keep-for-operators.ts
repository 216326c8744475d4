import type { RequestHandler } from 'express';

const FIGURES = /^\/api\/metrics(\/|$)/i;
const DOCUMENTS = /^\/api\/(docs(-yaml)?|openapi\.json)(\/|$)/i;
const READINESS = /^\/api\/health\/ready\/?$/i;
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What is for those who run the site, who ask the backend itself. On a site that only its own machine reaches they may
 * ask here how it is and what it can be asked.
 */
export function keepForOperators(siteUrl: string): RequestHandler {
  const isPublic = !OWN_MACHINE.has(new URL(siteUrl).hostname);
  return (request, response, next) => {
    if (FIGURES.test(request.path) || (isPublic && DOCUMENTS.test(request.path)))
      return response.status(404).json({ message: 'Not found.' });
    if (isPublic && READINESS.test(request.path)) request.url = '/api/health/ready?brief';
    return next();
  };
}
