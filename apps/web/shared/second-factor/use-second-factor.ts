import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import {
  changeRecoveryCodes,
  confirmApp,
  loginByCode,
  removeApp,
  seeSecondFactor,
  startApp,
} from '../../../../adapters/http/contract/addresses.ts';
import { accessesKey, secondFactorKey } from '../requests/account-keys.ts';
import { call } from '../requests/calls.ts';
import { refetchSession } from '../session/session.ts';

export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: ({ signal }) => call(seeSecondFactor, { signal }) });

/** What a form shows beside one of its fields: its own sentence, or all that the server says beside the last one. */
export function sentenceFor(error: Error | null, field: string, isLast = false): string | undefined {
  if (error === null) return undefined;
  const fields = error instanceof RequestFailed ? error.fields : {};
  return fields[field] ?? (isLast && Object.keys(fields).length === 0 ? error.message : undefined);
}

export const useLoginByCode = () =>
  useMutation({ mutationFn: (code: string) => call(loginByCode, { body: { code } }) });

export const useStartApp = () =>
  useMutation({
    mutationFn: (currentPassword: string) => call(startApp, { body: { currentPassword } }),
    gcTime: 0,
  });

/** The first codes, or ten new ones. They are kept nowhere. */
export function useCodes(how: 'confirm' | 'renew') {
  const address = how === 'confirm' ? confirmApp : changeRecoveryCodes;
  return useMutation({ mutationFn: (code: string) => call(address, { body: { code } }), gcTime: 0 });
}

export const useRemoveApp = () =>
  useMutation({ mutationFn: (body: { currentPassword: string; code: string }) => call(removeApp, { body }) });

/** Refreshes what is shown of the account. */
export function useRefreshFactor() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: accessesKey });
    void refetchSession(queries);
  };
}
