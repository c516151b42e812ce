import { ArrowLeft, Plus } from 'lucide-react';
import { booking as words } from '../texts/booking.ts';
import { Button } from '../ui/button/button.tsx';
import { WakingButton } from '../ui/button/waking-button.tsx';
import type { Step } from './step.ts';
import { lastStepForm } from './steps/last-step.tsx';
import { more } from './steps/more-bar.css.ts';
import * as css from './summary.css.ts';

type ActionsProps = {
  step: Step;
  /** The step's choice is made. */
  ready: boolean;
  isSending: boolean;
  /** A press on the way on, while the choice is missing. */
  onMissing: () => void;
  /** Where another service may be added. */
  onMore: (() => void) | undefined;
  onBack: () => void;
  onNext: () => void;
};

/** The last step's button submits the form in the step. A press counts for the step that was shown when it began. */
export function Actions({ step, ready, isSending, onMissing, onMore, onBack, onNext }: ActionsProps) {
  return (
    <div className={css.actions}>
      {step === 5 ? (
        <WakingButton
          key={step}
          className={css.onward}
          type="submit"
          form={lastStepForm}
          loading={isSending}
          loadingLabel={words.sending}
        >
          {words.confirm}
        </WakingButton>
      ) : (
        <WakingButton
          key={step}
          className={css.onward}
          onMissing={ready ? undefined : onMissing}
          onClick={onNext}
        >
          {words.next}
        </WakingButton>
      )}
      <Button variant="ghost" className={css.back} disabled={isSending} onClick={onBack}>
        <ArrowLeft size={20} className={css.backArrow} aria-hidden="true" />
        <span className={css.backWord}>{words.back}</span>
      </Button>
      {/* Last: the way on stands where it will stand in the next step, also for the second tap of two. */}
      {onMore && (
        <Button variant="quiet" className={more} onClick={onMore}>
          <Plus size={20} aria-hidden="true" />
          {words.more}
        </Button>
      )}
    </div>
  );
}
