import { groupedEuros, percent, whole } from '../../../format/amounts.ts';
import { statistics } from '../../../texts/admin/figures/statistics.ts';
import { isDrawn } from '../comparison.ts';
import { type Statistics, shareSold } from '../statistics.ts';
import { Bars } from './bars.tsx';
import { Frame } from './frame.tsx';

/** Takings of each service, the most first. */
export function Services({ now, before }: Statistics) {
  const words = statistics.services;
  const rows = now.services.toSorted((a, b) => b.takings - a.takings);
  const besideOf = (id: number): number => before.services.find(one => one.serviceId === id)?.takings ?? 0;
  const drawnBeside = (id: number) => (isDrawn(before) ? besideOf(id) : null);
  return (
    <Frame
      title={words.title}
      lead={words.lead}
      legend={isDrawn(before)}
      numbers={{
        head: [words.name, words.times, statistics.now, statistics.before],
        rows: rows.map(({ serviceId, name, times, takings }) => [
          ...[name, whole(times), groupedEuros(takings), groupedEuros(besideOf(serviceId))],
        ]),
      }}
    >
      <Bars
        rows={rows.map(({ serviceId, name, times, takings }) => ({
          ...{ key: serviceId, name, value: takings, before: drawnBeside(serviceId) },
          ...{ amount: groupedEuros(takings), more: words.count(times) },
        }))}
      />
    </Frame>
  );
}

/** Takings of each stylist, and how much of their time was sold. */
export function Stylists({ now, before }: Statistics) {
  const words = statistics.stylists;
  const rows = now.stylists.toSorted((a, b) => b.takings - a.takings);
  const besideOf = (id: number): number => before.stylists.find(one => one.stylistId === id)?.takings ?? 0;
  const drawnBeside = (id: number) => (isDrawn(before) ? besideOf(id) : null);
  const sold = (one: (typeof rows)[number]): string => percent(shareSold(one) ?? 0);
  return (
    <Frame
      title={words.title}
      lead={words.lead}
      legend={isDrawn(before)}
      numbers={{
        head: [words.name, words.visits, words.time, statistics.now, statistics.before],
        rows: rows.map(one => [
          ...[one.name, whole(one.visits), sold(one), groupedEuros(one.takings)],
          groupedEuros(besideOf(one.stylistId)),
        ]),
        foot: [
          ...[statistics.all, whole(now.total.visits), percent(shareSold(now.total) ?? 0)],
          ...[groupedEuros(now.total.takings), groupedEuros(before.total.takings)],
        ],
      }}
    >
      <Bars
        rows={rows.map(one => ({
          ...{ key: one.stylistId, name: one.name, value: one.takings, before: drawnBeside(one.stylistId) },
          ...{ amount: groupedEuros(one.takings), more: words.visitsOf(one.visits) },
          ...{ share: shareSold(one), shareInWords: words.soldOf(sold(one)) },
        }))}
      />
    </Frame>
  );
}
