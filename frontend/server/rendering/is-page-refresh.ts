import type { Request } from 'express';

/** By the backend, after a change. NGINX says so of who knows the secret and passes nobody's own header on. */
export const isPageRefresh = (request: Request): boolean => request.get('X-Refresh-Page') === '1';
