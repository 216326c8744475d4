import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import express from 'express';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { adminWorker } from './admin-worker.ts';

const server = createServer(express().use(adminWorker())).listen(0, '127.0.0.1');
afterAll(() => server.close());

test('the worker is sent as a script for the admin, is asked for anew, and may load nothing', async () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const answer = await fetch(`http://127.0.0.1:${port}/admin/worker.js`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'service-worker-allowed': '/admin',
  });
  expect(await answer.text()).not.toMatch(/\bcaches\b|'fetch'|importScripts/);
});

describe('the worker', () => {
  const origin = 'https://studio.example';
  type Listener = (event: object) => void;

  function start(urls: string[] = []) {
    const listeners = new Map<string, Listener>();
    const windows = urls.map((url) => ({ url: origin + url, focus: vi.fn<() => void>() }));
    const openWindow = vi.fn<(href: string) => void>();
    const showNotification = vi.fn<(title: string, options: object) => void>();
    const self = {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      location: { origin },
      registration: { showNotification },
      clients: { matchAll: () => Promise.resolve(windows), openWindow },
    };
    runInNewContext(readFileSync(new URL('./admin-worker.js', import.meta.url), 'utf8'), { self, URL });
    const send = async (name: string, event: object) => {
      const waits: unknown[] = [];
      listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) });
      await Promise.all(waits);
    };
    const press = (path: unknown) =>
      send('notificationclick', { notification: { close: () => undefined, data: { path } } });
    return { listeners, windows, openWindow, showNotification, send, press };
  }

  test('listens to messages and presses, and to no request', () => {
    expect([...start().listeners.keys()]).toEqual(['push', 'notificationclick']);
  });

  test('shows what it is sent', async () => {
    const { send, showNotification } = start();
    const message = { title: 'New enquiry, call by 16:40', tag: 'new 1', path: '/admin/enquiries/1' };
    await send('push', { data: { json: () => message } });
    expect(showNotification).toHaveBeenCalledWith('New enquiry, call by 16:40', {
      tag: 'new 1',
      icon: '/icon-192.png',
      data: { path: '/admin/enquiries/1' },
    });
  });

  test('opens the enquiry in a window of its own, so that nothing unsaved is lost', async () => {
    const { press, openWindow, windows } = start(['/admin/add-blog']);
    await press('/admin/enquiries/1');
    expect(openWindow).toHaveBeenCalledWith(`${origin}/admin/enquiries/1`);
    expect(windows[0]?.focus).not.toHaveBeenCalled();
  });

  test('shows the window that has it already', async () => {
    const { press, openWindow, windows } = start(['/', '/admin/enquiries/1']);
    await press('/admin/enquiries/1');
    expect(windows[1]?.focus).toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  test.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    '/administrator',
    'javascript:1',
    undefined,
  ])('never opens %s', async (path) => {
    const { press, openWindow } = start();
    await press(path);
    expect(openWindow).toHaveBeenCalledWith(`${origin}/admin`);
  });
});
