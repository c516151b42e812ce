import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportOwnData } from '../../../adapters/http/contract/addresses.ts';
import { saveJson } from '../shared/files/save-json.ts';
import { call } from '../shared/requests/calls.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { profile } from '../texts/profile.ts';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { toast } from '../ui/toast/toast.ts';
import * as css from './profile-page.css.ts';

const words = profile.takeAlong;

/** All that the shop stores about the user, as a file. */
export default function TakeAlong() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportOwnData),
    onSuccess(data) {
      saveJson(words.file, data);
      toast(words.done);
    },
    onError: error => showFailure(error, words.failed(error.message)),
    gcTime: 0,
  });
  return (
    <Card as="section" padding="l" aria-labelledby="porta-via">
      <h2 id="porta-via" className={cardTitle}>
        {words.title}
      </h2>
      <p className={css.lead}>{words.lead}</p>
      <Button variant="ghost" className={css.later} loading={isPending} onClick={() => mutate()}>
        <Download size={18} aria-hidden="true" /> {words.button}
      </Button>
    </Card>
  );
}
