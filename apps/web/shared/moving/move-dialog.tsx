import { type ReactNode, useState } from 'react';
import { formatDuration } from '../../format/durations.ts';
import { moving as words } from '../../texts/times/moving.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { WakingButton } from '../../ui/button/waking-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type Appointment, customerOf, stylistOf } from '../appointments/appointment.ts';
import type { Shop } from '../shop/shop-data.ts';
import { FromTo } from './from-to.tsx';
import * as css from './move-dialog.css.ts';
import type { Place } from './place.ts';
import { type MoveChoice, useMoveChoice } from './use-move-choice.ts';
import { useMover } from './use-mover.ts';
import { When } from './when.tsx';

export type MovedProps = {
  appointment: Appointment;
  shop: Shop;
  onClose: () => void;
  /** Where the focus goes when what opened it has left the page. */
  otherwiseFocus: () => HTMLElement | null | undefined;
};

export type MoveFormProps = { choice: MoveChoice; shop: Shop };

type MoveDialogProps = MovedProps & {
  broad?: boolean;
  /** For administrators: moves it against an overridable rule, once that was refused. */
  anyway?: string;
  /** Of administrators: whether the customer is written to, and what asks. */
  told?: { readonly tick: ReactNode; readonly letter: false | undefined };
  /** What day, time and stylist are chosen with. */
  form: (props: MoveFormProps) => ReactNode;
};

/** Moves an appointment. The choice and what will happen are in view together: pressing once more is all it takes. */
export function MoveDialog(props: MoveDialogProps) {
  const { appointment, shop, onClose, form: Form, anyway, told, ...dialog } = props;
  const mover = useMover(appointment, shop.zone, onClose, told?.letter);
  const { here, send, busy, refusal, overridable, forgetRefusal } = mover;
  const { choose, ...choice } = useMoveChoice(appointment, here, shop);
  const [asked, ask] = useState(false);
  const { to, lost, stylist, stylistId } = choice;
  const chooseAfresh: typeof choose = change => {
    forgetRefusal();
    choose(change);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...dialog}
      title={words.title}
      description={<Presently {...{ appointment, here }} />}
      footStays
      footer={
        <>
          <div className={css.said}>
            {refusal && (
              <Alert {...(refusal !== words.noNetwork && { title: words.refused })}>{refusal}</Alert>
            )}
            {lost && !refusal && <Alert tone="info">{words.lost(lost)}</Alert>}
            <FromTo
              {...{ from: here, to, minutes: appointment.duration }}
              stylist={stylistId === here.stylistId ? undefined : stylist?.displayName}
              missing={asked && !refusal && !lost}
            />
          </div>
          <Foot
            {...{ busy, onClose, anyway }}
            ready={to !== null}
            onMissing={() => ask(true)}
            onSend={() => to && void send(to)}
            onAnyway={
              overridable && refusal ? () => void send({ ...overridable, override: true }) : undefined
            }
          />
        </>
      }
    >
      <div className={css.form}>
        <Gone said={choice.gone} />
        <Form choice={{ ...choice, choose: chooseAfresh }} shop={shop} />
        {told?.tick}
      </div>
    </Dialog>
  );
}

/** The stylist it was to move to takes no more bookings. */
const Gone = ({ said }: { said: string | null }) => said && <Alert tone="info">{said}</Alert>;

type FootProps = {
  busy: boolean;
  ready: boolean;
  anyway: string | undefined;
  onClose: () => void;
  onMissing: () => void;
  onSend: () => void;
  /** Undefined until it was refused by an overridable rule. */
  onAnyway: (() => void) | undefined;
};

function Foot({ busy, ready, anyway, onClose, onMissing, onSend, onAnyway }: FootProps) {
  if (anyway && onAnyway)
    return (
      <>
        <Button variant="ghost" loading={busy} onClick={onAnyway}>
          {anyway}
        </Button>
        <Button onClick={onClose}>{words.leave}</Button>
      </>
    );
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {words.leave}
      </Button>
      <WakingButton
        loading={busy}
        loadingLabel={words.sending}
        onMissing={ready ? undefined : onMissing}
        onClick={onSend}
      >
        {words.confirm}
      </WakingButton>
    </>
  );
}

/** What it is, and when and with whom now. */
function Presently({ appointment, here }: { appointment: Appointment; here: Place }) {
  const { serviceName, duration, stylistId } = appointment;
  const what = [customerOf(appointment), serviceName, formatDuration(duration)].filter(Boolean).join(', ');
  // Moved to another stylist meanwhile: the refusal names them.
  const stylist = here.stylistId === stylistId ? stylistOf(appointment) : null;
  return (
    <span className={css.present}>
      <span className={css.when}>
        {words.presently} <When place={here} minutes={duration} />
      </span>
      <br />
      {what + words.withStylist(stylist)}
    </span>
  );
}
