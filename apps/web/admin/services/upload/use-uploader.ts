import { useMutation } from '@tanstack/react-query';
import type { UppyEventMap as EventMap, Meta, Uppy } from '@uppy/core';
import { useUppyState } from '@uppy/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { startUpload } from '../../../../../adapters/http/contract/addresses.ts';
import { call } from '../../../shared/requests/calls.ts';
import type { Uploaded } from '../preview.tsx';
import { sentenceOnUpload } from './upload-sentence.ts';
import { createUploader } from './uploader.ts';

type UppyEventMap = EventMap<Meta, Record<string, never>>;

type Phase = 'waiting' | 'sending' | 'failed';

/** One picture on its way to the server. */
export function useUploader(onUploaded: (uploaded: Uploaded) => void) {
  const { mutateAsync: askAddress } = useMutation({ mutationFn: () => call(startUpload) });
  const [uppy] = useState(() => createUploader(() => askAddress()));
  const [phase, setPhase] = useState<Phase>('waiting');
  const [problem, setProblem] = useState<string | null>(null);
  const files = useUppyState(uppy, state => state.files);
  const [file] = Object.values(files);

  useUppyEvents(uppy, {
    refused: error => setProblem(error.message),
    chosen: () => setProblem(null),
    failed(error) {
      setPhase('failed');
      setProblem(sentenceOnUpload(error));
    },
    arrived: onUploaded,
  });
  useNoDropBeside();

  const send = () => {
    if (!file || phase === 'sending') return;
    setPhase('sending');
    setProblem(null);
    // Failures arrive as 'upload-error'.
    const sent = phase === 'failed' ? uppy.retryUpload(file.id) : uppy.upload();
    void sent?.catch(() => undefined);
  };
  const drop = () => {
    uppy.cancelAll();
    setPhase('waiting');
    setProblem(null);
  };
  return { uppy, file, phase, problem, send, drop };
}

export type Uploading = ReturnType<typeof useUploader>;

type Heard = {
  refused: (error: Error) => void;
  chosen: () => void;
  failed: (error: Error) => void;
  arrived: (uploaded: Uploaded) => void;
};

/** Subscribes to the upload; unmounting cancels it. */
function useUppyEvents(uppy: Uppy, heard: Heard) {
  const refused = useEffectEvent<UppyEventMap['restriction-failed']>((_, error) => heard.refused(error));
  const chosen = useEffectEvent(() => heard.chosen());
  const failed = useEffectEvent<UppyEventMap['upload-error']>((_, error) => heard.failed(error as Error));
  const arrived = useEffectEvent<UppyEventMap['upload-success']>((file, { body }) => {
    if (file?.data instanceof Blob && body) heard.arrived({ imageURL: String(body['key']), file: file.data });
  });
  useEffect(() => {
    uppy.on('restriction-failed', refused).on('file-added', chosen);
    uppy.on('upload-error', failed).on('upload-success', arrived);
    return () => {
      uppy.off('restriction-failed', refused).off('file-added', chosen);
      uppy.off('upload-error', failed).off('upload-success', arrived);
      uppy.cancelAll();
    };
  }, [uppy]);
}

/** A picture dropped beside the field would replace the page. */
function useNoDropBeside() {
  useEffect(() => {
    const refuse = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
