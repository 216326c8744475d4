import { admin } from '../../../content/admin/admin.ts';
import { FailedList } from '../../kit/lists/FailedList.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { TitledSection } from '../../kit/TitledSection.tsx';
import { AskPassword } from '../AskPassword.tsx';
import { FactorState } from './FactorState.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { SetUpApp } from './SetUpApp.tsx';
import { useFactorChanges } from './useFactorChanges.ts';
import { useSecondFactor } from './useSecondFactor.ts';

const words = admin.account.factor;

export function SecondFactorSection() {
  const { answer, isLoading, error, reload } = useSecondFactor();
  const { step, question, ask, isBusy, ...changes } = useFactorChanges();
  return (
    <TitledSection title={words.title} note={words.note}>
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!answer && isLoading && <Loading />}
      {!step && answer && <FactorState factor={answer} isJustOn={changes.isJustOn} ask={ask} />}
      {step?.at === 'app' && <SetUpApp app={step.app} onCodes={changes.showCodes} onStop={changes.stop} />}
      {step?.at === 'codes' && (
        <NewRecoveryCodes
          codes={step.codes}
          done={step.appId ? admin.account.codes.switchOn : admin.account.codes.done}
          isBusy={isBusy}
          onDone={() => (step.appId ? void changes.switchOn(step.appId) : changes.stop())}
        />
      )}
      {question && <AskPassword {...question} onClose={() => ask(undefined)} />}
    </TitledSection>
  );
}
