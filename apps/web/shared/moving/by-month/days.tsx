import { Suspense, useState } from 'react';
import type { IsoDate } from '../../../format/days.ts';
import { freeTimes } from '../../../texts/times/free-times.ts';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { useAvailability } from '../../free-times/availability.ts';
import { monthOf } from '../../free-times/months.ts';
import { ReadFailed } from '../../requests/read-failed.tsx';
import type { MoveFormProps } from '../move-dialog.tsx';

// The times need none of its 20 kB.
const DayChoice = lazyWithBoundary(() => import('../../free-times/day-choice.tsx'));

type DaysProps = MoveFormProps & { onSelect: (day: IsoDate) => void };

/** The month of the chosen day, and any other. */
export function Days({ choice, shop, onSelect }: DaysProps) {
  const { date, slotQuery, stylist } = choice;
  const [turned, turnTo] = useState<IsoDate | null>(null);
  const month = turned ?? date;
  const availability = useAvailability(monthOf(month), slotQuery, shop);
  if (availability.error && !availability.data)
    return <ReadFailed what={freeTimes.days.failed} reads={[availability]} />;
  return (
    <Suspense fallback={<Spinner label={freeTimes.days.loading} />}>
      <DayChoice
        days={availability.data}
        horizon={shop}
        stylist={stylist?.displayName}
        month={month}
        onMonthChange={turnTo}
        selected={date}
        onSelect={onSelect}
        busy={availability.isFetching}
      />
    </Suspense>
  );
}
