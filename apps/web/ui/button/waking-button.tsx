import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** As long as the second tap of a double tap may take. */
const asleepForMs = 700;

type WakingButtonProps = Omit<ComponentProps<typeof Button>, 'onRefused'> & {
  /** While something is missing, the button looks so; what a press then says. */
  onMissing?: (() => void) | undefined;
};

/**
 * A button that appears where another was pressed: it takes no press until a second tap meant for that one is over. A key
 * is no second tap. Given another `key`, it falls asleep again.
 */
export function WakingButton({ onMissing, onClick, ...button }: WakingButtonProps) {
  const awake = useAwake();
  const refuse = (event: MouseEvent<HTMLButtonElement>) => {
    if (!awake && isByPointer(event)) return;
    if (onMissing) return onMissing();
    onClick?.(event);
    if (button.type === 'submit') event.currentTarget.form?.requestSubmit();
  };
  return (
    <Button
      {...button}
      aria-disabled={!awake || onMissing !== undefined}
      data-asleep={awake ? undefined : onMissing ? 'missing' : 'ready'}
      onClick={onClick}
      onRefused={refuse}
    />
  );
}

/** Clicks count from one; what a key or a program does is none. */
const isByPointer = ({ detail }: MouseEvent) => detail > 0;

/** After a while, or once a finger has gone elsewhere. */
function useAwake(): boolean {
  const [awake, wake] = useState(false);
  useEffect(() => {
    if (awake) return;
    const alarm = setTimeout(() => wake(true), asleepForMs);
    const wakeUp = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-asleep]'))) wake(true);
    };
    document.addEventListener('pointerup', wakeUp);
    return () => {
      clearTimeout(alarm);
      document.removeEventListener('pointerup', wakeUp);
    };
  }, [awake]);
  return awake;
}
