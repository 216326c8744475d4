import express from 'express';
import { expect, test } from 'vitest';
import { restrictOperatorPaths } from './restrict-operator-paths.ts';
import { upstream } from './test/upstream.ts';

async function siteAt(siteUrl: string) {
  const app = express();
  app.use(restrictOperatorPaths(siteUrl));
  app.use((request, response) => void response.send(request.url));
  const url = await upstream(app);
  return async (path: string) => {
    const answer = await fetch(url + path);
    return answer.ok ? answer.text() : answer.status;
  };
}

test.each(['/api/docs', '/API/Docs/x.js', '/api/docs-yaml', '/api/openapi.json', '/api/metrics'])(
  'a public site keeps %s for its operators',
  async (path) => expect(await (await siteAt('https://studio.example'))(path)).toBe(404),
);

test('a public site tells whether it is ready, without details', async () => {
  const get = await siteAt('https://studio.example');
  expect(await get('/api/health/ready?x')).toBe('/api/health/ready?brief');
  expect(await get('/api/health/live')).toBe('/api/health/live');
});

test('a site on loopback keeps only the metrics for its operators', async () => {
  const get = await siteAt('http://localhost:3000');
  expect(await get('/api/metrics')).toBe(404);
  expect(await get('/api/docs')).toBe('/api/docs');
  expect(await get('/api/health/ready')).toBe('/api/health/ready');
});
