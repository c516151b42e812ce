import { useState } from 'react';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import type { useMove } from '../../../shared/moving/use-move.ts';
import { isBeyond } from '../../../shared/requests/beyond.ts';
import { serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { moving } from '../../../texts/times/moving.ts';
import type { Drop } from './carried.ts';

/** What was refused, though it may be put there on purpose, is asked about; of anything else the server says why, also of a place that was marked as taken. */
export function useBeyondDrop(move: ReturnType<typeof useMove>['move']) {
  const [beyond, ask] = useState<(Drop & { readonly reason: string }) | null>(null);
  const leave = () => ask(null);
  return {
    beyond,
    leave,
    onRefused: (drop: Drop, error: Error) => {
      if (!(error instanceof RequestFailed && isBeyond(error))) return tellWhyNot(error);
      ask({ ...drop, reason: serverMessage(error, moving.failed) });
    },
    dropAnyway: async () => {
      if (!beyond) return;
      const { reason: _, ...drop } = beyond;
      await move({ ...drop, override: true }).catch(tellWhyNot);
      leave();
    },
  };
}

function tellWhyNot(error: Error): void {
  showFailure(error, { title: moving.refused, description: serverMessage(error, moving.failed) });
}
