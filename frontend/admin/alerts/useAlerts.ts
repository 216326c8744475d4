import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { addPushDevice, listPushDevices, removePushDevice, testPushDevice } from '../../api/adminPush.ts';
import { admin } from '../../content/admin.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { type Permission, currentEndpoint, pushPermission, subscribe, unsubscribe } from './browserPush.ts';

const words = admin.alerts;
const KEY = ['push'];

export function useAlerts() {
  const { answer, error, reload } = useAdminQuery({ key: KEY, load: listPushDevices });
  const { permission, endpoint, look } = useThisBrowser();
  const switchOn = useAdminMutation({
    change: async (token, { publicKey, name }: { publicKey: string; name: string }) =>
      addPushDevice(token, { name, ...(await subscribe(publicKey)) }),
    failed: words.notSwitchedOn,
    invalidates: KEY,
  });
  const switchOff = useAdminMutation({
    change: removePushDevice,
    failed: words.notSwitchedOff,
    invalidates: KEY,
  });
  const test = useAdminMutation({ change: testPushDevice, failed: words.notTested, invalidates: KEY });
  const devices = answer?.data.devices ?? [];
  const here = devices.find((device) => device.endpoint === endpoint);
  const publicKey = answer?.data.public_key;
  return {
    error,
    reload,
    publicKey,
    permission,
    here,
    others: devices.filter((device) => device !== here),
    isBusy: switchOn.isBusy || switchOff.isBusy || test.isBusy,
    async switchOn(name: string) {
      if (publicKey && (await switchOn.run({ publicKey, name }))) toast.success(words.switchedOn);
      await look();
    },
    async switchOff(id: string) {
      const isHere = id === here?.id;
      if (!(await switchOff.run(id)) || !isHere) return;
      await unsubscribe();
      toast.success(words.switchedOff);
      await look();
    },
    async test(id: string) {
      const sent = await test.run(id);
      if (sent) toast.success(sent.message);
    },
  };
}

/** Undefined until the browser has been asked. */
function useThisBrowser() {
  const [state, setState] = useState<{ permission?: Permission; endpoint?: string | null }>({});
  async function look(): Promise<void> {
    const permission = pushPermission();
    setState({ permission, endpoint: permission === 'unsupported' ? null : await currentEndpoint() });
  }
  useEffect(() => void look(), []);
  return { ...state, look };
}
