import { hasNginx } from '../../../scripts/test/nginx.ts';
import { startNginx } from '../../../testing/servers/nginx.ts';
import { openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { openCanaryWay } from './canary-way.ts';
import { signIn } from '../auth/sign-in.ts';

describe.skipIf(!hasNginx())('the canary through the NGINX in front of a site', () => {
  it('comes to its end', async () => {
    const inbox = await openInbox();
    onTestFinished(() => inbox.stop());
    const way = await openCanaryWay(
      { SMTP_URL: inbox.url, CANARY_TO: 'canary@studio.example', TRUST_PROXY: '1' },
      async (url) => {
        const nginx = await startNginx({ BACKEND_URL: url, FRONTEND_URL: url });
        onTestFinished(() => nginx.stop());
        return nginx.url;
      },
    );
    onTestFinished(() => way.stop());
    const token = await signIn(way);
    await way.begin();
    const report = async () =>
      (await way.request.get('/api/admin/canary').auth(token, { type: 'bearer' })).body.data;
    await expect.poll(report).toMatchObject({ state: 'alive', last: { problem: null } });
    expect(await inbox.mails()).toHaveLength(1);
  });
});
