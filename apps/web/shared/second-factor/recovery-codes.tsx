import { useState } from 'react';
import { secondFactor } from '../../texts/account/second-factor.ts';
import { Button } from '../../ui/button/button.tsx';
import { useCopy } from '../../ui/button/use-copy.ts';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { saveFile } from '../files/save-json.ts';
import * as css from './second-factor.css.ts';

const words = secondFactor.codes;

const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Shown once: whoever goes on says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [safe, setSafe] = useState(false);
  const text = codes.map(grouped).join('\n');
  const { copied, copy } = useCopy(text);
  return (
    <div className={css.form}>
      <ul className={css.codes} aria-label={words.list}>
        {codes.map(code => (
          <li key={code}>{grouped(code)}</li>
        ))}
      </ul>
      <div className={css.ways}>
        <Button variant="ghost" onClick={copy}>
          {words.copy}
        </Button>
        <Button variant="ghost" onClick={() => saveFile(words.file, 'text/plain', text)}>
          {words.save}
        </Button>
      </div>
      <p role="status" className={css.note}>
        {copied !== undefined && (copied ? words.copied : words.notCopied)}
      </p>
      <Checkbox checked={safe} onChange={({ target }) => setSafe(target.checked)}>
        {words.safe}
      </Checkbox>
      <div className={foot}>
        <Button disabled={!safe} onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
