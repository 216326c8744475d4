import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { enquiryFileLimits } from '../../frontend/content/enquiryFileLimits.ts';
import { root } from '../../scripts/embedded/root.ts';

const MB = 1024 * 1024;
/** Of the memory that NGINX needs beside the bodies it has put aside. */
const OWN_BYTES = 128 * MB;
const UNITS: Record<string, number> = { k: 1024, m: MB, mi: MB, g: 1024 * MB, gi: 1024 * MB };
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Of an amount such as `32m` or `1Gi`. */
function bytesOf(amount: string): number {
  const [, count, unit = ''] = /^(\d+)([a-z]*)$/i.exec(amount) ?? [];
  return Number(count) * (UNITS[unit.toLowerCase()] ?? 1);
}

/** The most that uploads and drafts can take: NGINX puts nothing else aside. */
function mostPutAside(): number {
  return mostOf('uploads') + mostOf('drafts');
}

function mostOf(bodies: string): number {
  const location =
    new RegExp(`location @${bodies} \\{[^}]*\\}`).exec(read('nginx/templates/site.conf'))?.[0] ?? '';
  const [, atOnce] = /limit_conn \w+ (\d+);/.exec(location) ?? [];
  const [, size = ''] = /client_max_body_size (\w+);/.exec(location) ?? [];
  return Number(atOnce) * bytesOf(size);
}

test('in containers there is memory for all uploads that are taken at once, and no more can be used', () => {
  const composed = z.object({
    services: z.object({ nginx: z.object({ tmpfs: z.array(z.string()), mem_limit: z.string() }) }),
  });
  const { tmpfs, mem_limit: memory } = composed.parse(parse(read('docker-compose.yml'), { merge: true }))
    .services.nginx;
  const [, size = ''] = /^\/tmp:size=(\w+)$/.exec(tmpfs[0] ?? '') ?? [];
  expect(mostPutAside()).toBeGreaterThan(0);
  expect(bytesOf(size)).toBeGreaterThan(mostPutAside());
  expect(bytesOf(memory)).toBeGreaterThanOrEqual(bytesOf(size) + OWN_BYTES);
});

test('in Kubernetes there is room for them, and the node gives no more than both volumes may hold', () => {
  const volume = z.object({ name: z.string(), emptyDir: z.object({ sizeLimit: z.string() }) });
  const limits = z.object({ limits: z.object({ 'ephemeral-storage': z.string() }) });
  const deployment = z.object({
    spec: z.object({
      template: z.object({
        spec: z.object({ volumes: z.array(volume), containers: z.tuple([z.object({ resources: limits })]) }),
      }),
    }),
  });
  const { volumes, containers } = deployment.parse(parse(read('kubernetes/base/nginx/deployment.yaml'))).spec
    .template.spec;
  const sizes = new Map(volumes.map(({ name, emptyDir }) => [name, bytesOf(emptyDir.sizeLimit)]));
  expect(sizes.get('tmp')).toBeGreaterThan(mostPutAside());
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytesOf(containers[0].resources.limits['ephemeral-storage'])).toBeGreaterThan(all);
});

test('an upload that is let in can be put aside, and what else staff send needs no room there', () => {
  const site = read('nginx/templates/site.conf');
  const setting = (location: string, name: string) => {
    const [, block = ''] = /^([^}]*)/.exec(site.split(`location ${location} {`)[1] ?? '') ?? [];
    return bytesOf(new RegExp(`${name} (\\w+);`).exec(block)?.[1] ?? '');
  };
  const letIn = setting(
    '~* ^/api/admin/(blog|imports|pictures|project|project-plan|addresses/import)(/|$)',
    'client_max_body_size',
  );
  expect(letIn).toBeGreaterThan(20 * MB);
  expect(letIn).toBeLessThanOrEqual(setting('@uploads', 'client_max_body_size'));
  const others = '~* ^/api/admin(/|$)';
  expect(setting(others, 'client_body_buffer_size')).toBe(setting(others, 'client_max_body_size'));
});

test('the backend has room for the files of four enquiries, in containers beside the memory that it needs', () => {
  const composed = z.object({
    services: z.object({ backend: z.object({ tmpfs: z.array(z.string()), mem_limit: z.string() }) }),
  });
  const { backend } = composed.parse(parse(read('docker-compose.yml'), { merge: true })).services;
  const [, size = ''] = /\/data:.*size=(\w+)/.exec(backend.tmpfs.join(' ')) ?? [];
  const files = 4 * enquiryFileLimits.files * enquiryFileLimits.fileBytes;
  expect(bytesOf(size)).toBeGreaterThan(files);
  expect(bytesOf(backend.mem_limit)).toBeGreaterThanOrEqual(bytesOf(size) + 512 * MB);
  const [, limit = ''] =
    /name: data\s+emptyDir: \{ sizeLimit: (\w+) \}/.exec(read('kubernetes/base/backend/deployment.yaml')) ??
    [];
  expect(bytesOf(limit)).toBeGreaterThan(files);
});
