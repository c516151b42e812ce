import type { RequestFailed } from '../../../../adapters/http/client/client.ts';

const codes: readonly string[] = [
  ...['start-in-the-past', 'closed-day', 'outside-opening-hours'],
  ...['runs-into-break', 'runs-past-closing', 'not-working-then'],
];

/** Whether an administrator may override this refusal. */
export const isOverridable = ({ code }: Pick<RequestFailed, 'code'>): boolean =>
  code !== undefined && codes.includes(code);
