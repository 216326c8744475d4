#!/usr/bin/env node
// Firefox as Playwright starts it, which is to be found at FIREFOX_PATH, behind a port of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';

/** Playwright sends it for every page, also where nothing is emulated; Firefox knows it from a later release on. */
const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';
const ANNOUNCED = /^WebDriver BiDi listening on (ws:\S+)/;

const command = z.object({ id: z.number(), method: z.string() });

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));
await announce(firefox);

async function announce({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) throw new Error('Firefox cannot be listened to.');
  for await (const line of createInterface(stderr)) {
    const [, address] = ANNOUNCED.exec(line) ?? [];
    const told = address ? `WebDriver BiDi listening on ${await openDoor(address)}` : line;
    process.stderr.write(`${told}\n`);
  }
}

async function openDoor(address: string): Promise<string> {
  const door = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  door.on('connection', (near, { url }) => pass(near, new WebSocket(`${address}${url}`)));
  await once(door, 'listening');
  const place = door.address();
  if (place === null || typeof place === 'string') throw new Error('The door has no port.');
  return `ws://127.0.0.1:${place.port}`;
}

function pass(near: WebSocket, far: WebSocket): void {
  const opened = once(far, 'open');
  near.on('message', (data) => {
    const text = textOf(data);
    const { id, method } = command.parse(JSON.parse(text));
    if (method === UNKNOWN_TO_FIREFOX) near.send(JSON.stringify({ type: 'success', id, result: {} }));
    else void opened.then(() => far.send(text));
  });
  far.on('message', (data) => near.send(textOf(data)));
  near.on('close', () => far.close());
  far.on('close', () => near.close());
}

function textOf(data: RawData): string {
  if (!Buffer.isBuffer(data)) throw new Error('A message is not in one piece.');
  return data.toString();
}
