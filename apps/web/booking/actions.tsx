import { booking as words } from '../texts/booking.ts';
import { Button } from '../ui/button/button.tsx';
import type { Step } from './step.ts';
import { lastStepForm } from './steps/last-step.tsx';
import * as css from './summary.css.ts';

type ActionsProps = {
  step: Step;
  /** The step's choice is made. */
  ready: boolean;
  isSending: boolean;
  onBack: () => void;
  onNext: () => void;
};

/** The last step's button submits the form in the step. */
export function Actions({ step, ready, isSending, onBack, onNext }: ActionsProps) {
  return (
    <div className={css.actions}>
      {step === 5 ? (
        <Button
          key="confirm"
          type="submit"
          form={lastStepForm}
          loading={isSending}
          loadingLabel={words.sending}
        >
          {words.confirm}
        </Button>
      ) : (
        <Button key="next" disabled={!ready} onClick={onNext}>
          {words.next}
        </Button>
      )}
      <Button variant="ghost" className={css.back} disabled={isSending} onClick={onBack}>
        {words.back}
      </Button>
    </div>
  );
}
