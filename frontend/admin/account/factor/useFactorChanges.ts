import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { newApp, newRecoveryCodes, switchFactorOff } from '../../../api/adminAccount.ts';
import type { AppSecret } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { adminCall } from '../../session/adminCall.ts';
import { useFactorReload } from './useSecondFactor.ts';
import { useSwitchOn } from './useSwitchOn.ts';

const words = admin.account.factor;

type Step =
  | { at: 'app'; app: AppSecret }
  /** With the id of the app that they are switched on with, where they are not on already. */
  | { at: 'codes'; codes: string[]; appId?: string };

const questions = {
  'set up': { title: words.setUpTitle },
  move: { title: words.move, help: words.moveHelp },
  'new codes': { title: words.newCodes, help: words.newCodesHelp, lost: words.newCodesLost },
  'switch off': {
    title: words.switchOffTitle,
    help: words.switchOffHelp,
    yes: words.switchOff,
    isDanger: true,
  },
};
export type FactorChange = keyof typeof questions;

/** What follows when the password was right. */
function usePasswordActs(setStep: (step: Step) => void) {
  const reload = useFactorReload();
  const setUp = async (password: string) => {
    setStep({ at: 'app', app: await adminCall((token) => newApp(token, password)) });
  };
  return {
    'set up': setUp,
    move: setUp,
    'new codes': async (password) => {
      const { recovery_codes: codes } = await adminCall((token) => newRecoveryCodes(token, password));
      setStep({ at: 'codes', codes });
      reload();
    },
    'switch off': async (password) => {
      await adminCall((token) => switchFactorOff(token, password));
      toast.success(words.isOff);
      reload();
    },
  } satisfies Record<FactorChange, (password: string) => Promise<void>>;
}

export function useFactorChanges() {
  const [step, setStep] = useState<Step>();
  const [isJustOn, setJustOn] = useState(false);
  const [asked, ask] = useState<FactorChange>();
  const reload = useFactorReload();
  const stop = () => setStep(undefined);
  const { switchOn, isBusy } = useSwitchOn(() => {
    stop();
    reload();
  });
  const acts = usePasswordActs(setStep);
  return {
    step,
    isBusy,
    isJustOn,
    ask,
    question: asked && { ...questions[asked], onPassword: acts[asked] },
    stop,
    showCodes: (appId: string, codes: string[]) => setStep({ at: 'codes', codes, appId }),
    switchOn: async (appId: string) => {
      if (!(await switchOn(appId))) return;
      stop();
      setJustOn(true);
      reload();
    },
  };
}
