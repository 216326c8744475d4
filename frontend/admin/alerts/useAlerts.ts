import { toast } from 'react-hot-toast/headless';
import { addPushDevice, listPushDevices, removePushDevice, testPushDevice } from '../../api/adminPush.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { browserPush } from './browserPush.ts';
import { useThisBrowser } from './useThisBrowser.ts';

const words = admin.alerts;
const KEY = ['push'];

interface NewDevice {
  publicKey: string;
  name: string;
}

export function useAlerts() {
  const { answer, error, reload } = useAdminQuery({ key: KEY, load: listPushDevices });
  const publicKey = answer?.data.public_key;
  const { permission, endpoint, askAgain } = useThisBrowser(publicKey);
  const changes = useChanges();
  const devices = answer?.data.devices ?? [];
  const here = devices.find((device) => device.endpoint === endpoint);
  return {
    error,
    reload,
    publicKey,
    permission,
    here,
    others: devices.filter((device) => device !== here),
    isBusy: changes.isBusy,
    test: (id: string) => changes.test(id),
    async switchOn(name: string) {
      if (changes.isBusy) return;
      if (publicKey && (await changes.switchOn({ publicKey, name }))) toast.success(words.switchedOn);
      await askAgain();
    },
    async switchOff(id: string) {
      if (changes.isBusy || !(await changes.switchOff(id)) || id !== here?.id) return;
      await browserPush.unsubscribe();
      toast.success(words.switchedOff);
      await askAgain();
    },
  };
}

function useChanges() {
  const switchOn = useAdminMutation({
    change: async (token, { publicKey, name }: NewDevice) =>
      addPushDevice(token, { name, ...(await browserPush.subscribe(publicKey)) }),
    failed: words.notSwitchedOn,
    invalidates: KEY,
  });
  const switchOff = useAdminMutation({
    change: removePushDevice,
    failed: words.notSwitchedOff,
    invalidates: KEY,
  });
  const test = useAdminMutation({ change: testPushDevice, failed: words.notTested, invalidates: KEY });
  const isBusy = switchOn.isBusy || switchOff.isBusy || test.isBusy;
  return {
    isBusy,
    switchOn: switchOn.run,
    switchOff: switchOff.run,
    async test(id: string) {
      const sent = isBusy ? undefined : await test.run(id);
      if (sent) toast.success(sent.message);
    },
  };
}
