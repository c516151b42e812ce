import { Suspense } from 'react';
import { secondFactor } from '../../texts/account/second-factor.ts';
import { fields } from '../../texts/fields.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { plate } from '../../ui/qr-code/qr-code.css.ts';
import { AppKey } from './app-key.tsx';
import { appCode, OneField } from './one-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { sentenceFor, useCodes, useRefreshFactor, useStartApp } from './use-second-factor.ts';

const QrCode = lazyWithBoundary(() => import('../../ui/qr-code/qr-code.tsx'));

const words = secondFactor.setUp;

/** Password, the secret for the app and its first code, then the recovery codes. */
export default function SetUpDialog({ onClose }: { onClose: () => void }) {
  const start = useStartApp();
  const confirm = useCodes('confirm');
  const refresh = useRefreshFactor();
  const codes = confirm.data?.recoveryCodes;
  const leave = () => {
    if (codes) refresh();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={codes ? secondFactor.codes.title : secondFactor.title}
      description={codes ? secondFactor.codes.lead : start.data ? words.scan : words.password}
      fieldFirst
    >
      {codes && <RecoveryCodes codes={codes} onDone={leave} />}
      {!codes && start.data && <FirstCode app={start.data} confirm={confirm} />}
      {!codes && !start.data && (
        <OneField
          label={fields.password}
          type="password"
          autoComplete="current-password"
          submit={words.next}
          busy={start.isPending}
          error={sentenceFor(start.error, 'currentPassword', true)}
          onGive={start.mutate}
        />
      )}
    </Dialog>
  );
}

type FirstCodeProps = {
  app: { secret: string; address: string };
  confirm: ReturnType<typeof useCodes>;
};

function FirstCode({ app, confirm }: FirstCodeProps) {
  return (
    <OneField
      {...appCode}
      label={words.typeIt}
      hint={secondFactor.codeHint}
      submit={words.turnOn}
      busy={confirm.isPending}
      error={sentenceFor(confirm.error, 'code', true)}
      onGive={confirm.mutate}
    >
      <div className={plate}>
        <Suspense>
          <QrCode text={app.address} label={words.qrLabel} />
        </Suspense>
      </div>
      <AppKey {...app} />
    </OneField>
  );
}
