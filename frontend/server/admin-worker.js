// The service worker of the admin: it shows alerts, and has no other part in any request.
const HOME = '/admin';
const ICON = '/icon-192.png';

self.addEventListener('push', (event) => {
  const { title, tag, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag, icon: ICON, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** A window that shows something else may hold words that are not saved: it is left as it is. */
async function open(path) {
  const asked = new URL(path ?? HOME, self.location.origin);
  const isAdmin = asked.origin === self.location.origin && /^\/admin(\/|$)/.test(asked.pathname);
  const { href } = isAdmin ? asked : new URL(HOME, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
