import { openWebhook } from '../../../testing/servers/webhook.ts';
import { openCanaryWay } from './canary-way.ts';

const NOBODY = 'http://127.0.0.1:1/alarms';

it('an alarm that could not be told in time does not come after the all-clear', async () => {
  const webhook = await openWebhook();
  const way = await openCanaryWay({ CANARY_TO: 'canary@studio.example', ALERT_WEBHOOK_URL: NOBODY });
  onTestFinished(async () => {
    await way.stop();
    await webhook.stop();
  });
  const jobs = (condition: string) =>
    way.sql.query(
      `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send-canary-webhook' AND ${condition}`,
    );
  await way.sql.query(
    `INSERT INTO canary_cycle (started_at) VALUES (now() - interval '1 hour'), (now() - interval '2 hours')`,
  );
  await way.watch();
  await expect.poll(() => jobs('attempts = 1 AND locked_at IS NULL')).toHaveLength(1);
  way.env.ALERT_WEBHOOK_URL = webhook.url;
  await way.sql.query('INSERT INTO canary_cycle (finished_at) VALUES (now())');
  await way.watch();
  await expect.poll(() => jobs('true')).toEqual([]);
  expect(webhook.alarms.map(({ event }) => event)).toEqual(['canary.healed']);
});
