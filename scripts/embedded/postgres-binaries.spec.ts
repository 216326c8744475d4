import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { enterableFolder } from './postgres-binaries.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const binaries = (runAs?: typeof NOBODY) => ({ bin: '/bin', ...(runAs && { runAs }) });

function closedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-closed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'postgres');
}

test('the database lies where it was asked for when its user can enter there', () => {
  const folder = closedFolder();
  expect(enterableFolder(binaries(), folder)).toBe(folder);
});

test.runIf(process.getuid?.() === 0)(
  'below a folder that is closed it lies where no system deletes what is old, and is moved there once',
  () => {
    const folder = closedFolder();
    chmodSync(join(folder, '..'), 0o700);
    const place = enterableFolder(binaries(NOBODY), folder);
    expect(place).toMatch(/^\/var\/lib\/studio-website-postgres\/data-[\da-f]{16}$/);
    const former = place.replace('/var/lib/', '/var/tmp/');
    mkdirSync(former, { recursive: true });
    onTestFinished(() => {
      rmSync(former, { recursive: true, force: true });
      rmSync(place, { recursive: true, force: true });
    });
    writeFileSync(join(former, 'password'), 'kept');
    const present = enterableFolder(binaries(NOBODY), folder);
    for (const found of [present, place, former]) expect(existsSync(join(found, 'password'))).toBe(true);
    expect(enterableFolder(binaries(NOBODY), folder)).toBe(present);
  },
);
