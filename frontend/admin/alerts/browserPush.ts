const WORKER = '/admin/worker.js';
const SCOPE = '/admin';

export type Permission = 'unsupported' | NotificationPermission;

/** Messages to this browser, as it keeps them itself. */
export const browserPush = {
  permission(): Permission {
    const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
    return canPush ? Notification.permission : 'unsupported';
  },

  /** The address of this browser at its push service, null while alerts are off or on for other keys. */
  async endpoint(publicKey: string): Promise<string | null> {
    const subscription = await currentSubscription();
    const key = subscription?.options.applicationServerKey ?? null;
    return subscription && base64url(key) === publicKey ? subscription.endpoint : null;
  },

  /** Asks the person. @throws when they say no, or the push service cannot be reached */
  async subscribe(publicKey: string) {
    const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
    // One for other keys would be of no use.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    await activated(worker);
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    return {
      endpoint: subscription.endpoint,
      p256dh: base64url(subscription.getKey('p256dh')),
      auth: base64url(subscription.getKey('auth')),
    };
  },

  async unsubscribe(): Promise<void> {
    await (await currentSubscription())?.unsubscribe();
  },
};

async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (!worker || registration.active) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}

function base64url(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
