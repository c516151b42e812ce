import { useState } from 'react';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import type { useMove } from '../../../shared/moving/use-move.ts';
import { isOverridable } from '../../../shared/requests/overridable.ts';
import { serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { moving } from '../../../texts/times/moving.ts';
import type { Drop } from './carried.ts';

/** A refusal that an administrator may override becomes a question; any other is shown in the server's words. */
export function useOverrideDrop(move: ReturnType<typeof useMove>['move']) {
  const [overrideDrop, ask] = useState<(Drop & { readonly reason: string }) | null>(null);
  const leave = () => ask(null);
  return {
    overrideDrop,
    leave,
    onRefused: (drop: Drop, error: Error) => {
      if (!(error instanceof RequestFailed && isOverridable(error))) return tellWhyNot(error);
      ask({ ...drop, reason: serverMessage(error, moving.failed) });
    },
    dropAnyway: async () => {
      if (!overrideDrop) return;
      const { reason: _, ...drop } = overrideDrop;
      await move({ ...drop, override: true }).catch(tellWhyNot);
      leave();
    },
  };
}

function tellWhyNot(error: Error): void {
  showFailure(error, { title: moving.refused, description: serverMessage(error, moving.failed) });
}
