import { type SyntheticEvent, useState } from 'react';

const isInDialog = (target: EventTarget) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Whether somebody has typed into a dialog that is still open: closed, it gives the focus back to the page. */
export function useIsFilling() {
  const [filling, setFilling] = useState(false);
  const onInput = ({ target }: SyntheticEvent) => isInDialog(target) && setFilling(true);
  const onFocus = ({ target }: SyntheticEvent) => !isInDialog(target) && setFilling(false);
  return { filling, onInput, onFocus };
}
