import { RequestFailed, unreachable } from '../../../../adapters/http/client/client.ts';
import { controls } from '../../texts/controls.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { useOnline } from './use-online.ts';

/** Of a query. */
export type Read = {
  error: Error | null;
  isFetching?: boolean;
  /** What was read before is still shown. */
  isRefetchError?: boolean;
  refetch: () => Promise<unknown>;
};

type ReadFailedProps = {
  /** What cannot be shown. */
  what: string;
  reads: readonly Read[];
};

/** In place of what could not be read, or above what it was before: what, why, and another try. With the network back it is read again by itself. */
export function ReadFailed({ what, reads }: ReadFailedProps) {
  const online = useOnline();
  const failed = reads.filter(({ error }) => error);
  return (
    <Alert
      title={failed.every(({ isRefetchError }) => isRefetchError) ? controls.outdated : what}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      retrying={failed.some(({ isFetching }) => isFetching)}
    >
      {online ? reasonOf(failed[0]?.error) : controls.noNetwork}
    </Alert>
  );
}

function reasonOf(error: Error | null | undefined): string | undefined {
  // `TimeslotsNotFetched` has a technical message; people are shown its cause.
  const told = error?.cause instanceof RequestFailed ? error.cause : error;
  return told instanceof RequestFailed ? told.sentence : unreachable;
}
