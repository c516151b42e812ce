import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { exportOwnData } from '../../../adapters/http/contract/addresses.ts';
import { saveJson } from '../shared/files/save-json.ts';
import { call } from '../shared/requests/calls.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { erasing } from '../texts/people/erasing.ts';
import { profile } from '../texts/profile.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { toast } from '../ui/toast/toast.ts';
import * as css from './profile-page.css.ts';

const words = profile.takeAlong;

/** All that the shop stores about the user: as a file, or gone. */
export default function OwnDataRights() {
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
      <h3 className={css.partTitle}>{words.part}</h3>
      <p className={css.lead}>{words.lead}</p>
      <Button variant="ghost" className={css.later} loading={isPending} onClick={() => mutate()}>
        <Download size={18} aria-hidden="true" /> {words.button}
      </Button>
      <div className={css.part}>
        <h3 className={css.partTitle}>{erasing.own.part}</h3>
        <p className={css.lead}>{erasing.own.partLead}</p>
        <ButtonLink to="?scheda=cancella" variant="ghost" className={classNames(css.later, css.deletes)}>
          <Trash2 size={18} aria-hidden="true" /> {erasing.own.open}
        </ButtonLink>
      </div>
    </Card>
  );
}
