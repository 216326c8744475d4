import { readFileSync } from 'node:fs';
import { type TestApp, startApp } from '../setup/start-app.ts';

const rules = readFileSync('../kubernetes/overlays/production/alarms.yaml', 'utf8');
/** Others than the backend give these: Prometheus itself, Kubernetes, CloudNativePG and its archive. */
const OTHERS = /^up$|^(kube|container|kubelet|cnpg|barman)_/;
const metrics = [...rules.matchAll(/\b([a-z_]\w+)\{namespace="studio"/g)]
  .map(([, name = '']) => name.replace(/_(count|bucket)$/, ''))
  .filter((name) => !OTHERS.test(name));

describe('the alarms', () => {
  let server: TestApp;
  let text: string;
  beforeAll(async () => {
    server = await startApp();
    ({ text } = await server.request.get('/api/metrics'));
  });
  afterAll(() => server.stop());

  it.each([...new Set(metrics)])('can ask the backend for %s', (name) => {
    expect(text).toContain(`# HELP ${name} `);
  });

  it.each([500, 503])('can tell the first enquiry that fails with %d from none', (status) => {
    const labels = `method="POST",route="/api/enquiry",status="${status}"`;
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 0`);
  });
});
