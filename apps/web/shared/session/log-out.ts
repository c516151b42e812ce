import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { logout } from '../../../../adapters/http/contract/addresses.ts';
import { logout as words } from '../../texts/logout.ts';
import { toast } from '../../ui/toast/toast.ts';
import { call } from '../requests/calls.ts';
import { showFailure } from '../requests/show-failure.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { endSession, noteLeft } from './session.ts';

/** With `forgetBrowser` a forgotten password can no longer be reset on this browser without another proof. */
export function useLogout() {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: ({ forgetBrowser }: { forgetBrowser: boolean }) =>
      call(logout, { query: forgetBrowser ? { forgetBrowser: 'true' } : {} }),
    onSuccess: () => {
      noteLeft(pathname);
      endSession(queries);
      notifyOtherTabs('logout');
      toast(words.done);
    },
    onError: error => showFailure(error, { title: words.failed, description: error.message }),
  });
}
