import type { Ref } from 'react';
import { closures as words } from '../../../../texts/admin/settings/closures.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { cardTitle, onlyWide } from '../../../../ui/layout/layout.css.ts';
import * as css from '../../settings-page.css.ts';
import type { Kind } from '../closure-draft.ts';
import { YearPicture, type YearPictureProps } from './year-picture.tsx';

type YearProps = YearPictureProps & { addButton: Ref<HTMLButtonElement>; onAdd: (kind: Kind) => void };

export function Year({ addButton, onAdd, ...picture }: YearProps) {
  return (
    <Card as="section" aria-labelledby="anno">
      <div className={css.head}>
        <h2 id="anno" className={cardTitle}>
          {words.year}
        </h2>
        <div className={css.buttons}>
          <Button size="s" ref={addButton} onClick={() => onAdd('closed')}>
            {words.add}
          </Button>
          <Button size="s" variant="ghost" onClick={() => onAdd('extra')}>
            {words.addExtra}
          </Button>
        </div>
      </div>
      <YearPicture {...picture} />
      <p className={classNames(css.note, onlyWide)} aria-hidden="true">
        {words.drag}
      </p>
    </Card>
  );
}
