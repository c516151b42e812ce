import { UppyContextProvider, useDropzone } from '@uppy/react';
import { ImageUp } from 'lucide-react';
import { type HTMLAttributes, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '../../../shared/requests/use-online.ts';
import { adminServices } from '../../../texts/admin/services.ts';
import { controls } from '../../../texts/controls.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { visuallyHidden } from '../../../ui/layout/layout.css.ts';
import { progressBar } from '../../../ui/progress/progress-bar.css.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { Preview, type Uploaded } from '../preview.tsx';
import * as css from './upload-dialog.css.ts';
import { type Uploading, useUploader } from './use-uploader.ts';

const words = adminServices.upload;

type UploadDialogProps = { onClose: () => void; onUploaded: (uploaded: Uploaded) => void };

/** One picture, dragged here or chosen, looked at and sent; then the dialog closes by itself. */
export default function UploadDialog({ onClose, onUploaded }: UploadDialogProps) {
  const finish = useCallback(
    (uploaded: Uploaded) => {
      onUploaded(uploaded);
      toast(words.done);
      onClose();
    },
    [onUploaded, onClose],
  );
  const uploading = useUploader(finish);
  const { uppy, file, phase, problem, send, drop } = uploading;
  const [dropped, setDropped] = useState(false);
  const remove = () => {
    setDropped(true);
    drop();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.limits}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {controls.cancel}
          </Button>
          {file && (
            <Button loading={phase === 'sending'} onClick={send}>
              {phase === 'failed' ? controls.retry : words.start}
            </Button>
          )}
        </>
      }
    >
      <div className={css.content}>
        <UppyContextProvider uppy={uppy}>
          {file ? <Chosen {...uploading} file={file} onRemove={remove} /> : <Zone focused={dropped} />}
        </UppyContextProvider>
        {problem && <Alert>{problem}</Alert>}
      </div>
    </Dialog>
  );
}

/** The input lies in the field it belongs to, so that a press, a key and a drop all reach it. */
function Zone({ focused }: { focused: boolean }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(
    () => ({
      noClick: true,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    }),
    [],
  );
  const { getRootProps, getInputProps } = useDropzone(options);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <label
      {...(getRootProps() as unknown as HTMLAttributes<HTMLLabelElement>)}
      className={css.zone}
      data-over={over || undefined}
    >
      <ImageUp size={32} aria-hidden="true" className={css.icon} />
      <span className={css.lead}>{words.zone}</span>
      <span className={css.browse}>{words.browse}</span>
      <span className={css.touchBrowse}>{words.touchBrowse}</span>
      <input {...getInputProps()} ref={input} className={visuallyHidden} />
    </label>
  );
}

type ChosenProps = Omit<Uploading, 'file'> & {
  file: NonNullable<Uploading['file']>;
  onRemove: () => void;
};

function Chosen({ file, phase, onRemove }: ChosenProps) {
  const online = useOnline();
  const removeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => removeButton.current?.focus(), []);
  const percent = Math.round(file.progress.percentage ?? 0);
  return (
    <>
      <div className={css.frame}>
        {file.data instanceof Blob && (
          <Preview file={file.data} alt={words.preview} className={css.picture} />
        )}
      </div>
      <div className={css.line}>
        <p className={css.name}>
          {file.name} <span className={css.note}>{inMegabytes(file.size ?? 0)}</span>
        </p>
        <Button ref={removeButton} variant="quiet" size="s" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      {phase === 'sending' && (
        <div>
          <progress className={progressBar} max={100} value={percent} aria-label={words.progress} />
          <p className={css.note} role="status">
            {online ? words.percent(percent) : words.offline}
          </p>
        </div>
      )}
    </>
  );
}

const megabytes = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

const inMegabytes = (bytes: number): string => `${megabytes.format(Math.max(bytes / 1_048_576, 0.1))} MB`;
