import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const SAFE_ID = /^[\w-]{8,64}$/;

export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  const id = given && SAFE_ID.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  response.setHeader('X-Request-Id', id);
  next();
};
