import express from 'express';
import { expect, test } from 'vitest';
import { BackendClient } from '../api/backend-client.ts';
import { consentForm } from './consent-form.ts';
import { readEnv } from '../env.ts';
import { PageRenderer } from '../rendering/page-renderer.ts';
import { nobody, upstream } from '../test/upstream.ts';

const answering = (status: number) => upstream((_request, response) => response.writeHead(status).end('{}'));

test.each([
  ['has acted', () => answering(200), ''],
  ['has refused', () => answering(404), '&failed=refused'],
  ['has failed', () => answering(502), '&failed=unknown'],
  ['does not answer', nobody, '&failed=unknown'],
])('where the backend %s the page that follows says no more than is known', async (_, backend, query) => {
  const env = readEnv({ BACKEND_URL: await backend() });
  const pages = new PageRenderer(env, new BackendClient(env.BACKEND_URL), true);
  const site = await upstream(express().use(consentForm(env, pages)));
  const body = new URLSearchParams({ act: 'give' });
  const answer = await fetch(`${site}/consent?receipt=abc`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.headers.get('Location')).toBe(`/consent?receipt=abc${query}`);
});
