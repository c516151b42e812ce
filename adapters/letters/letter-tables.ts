import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import type { AgendaLine, Fact, Ticket } from '../../core/letters/content/letter-content.ts';
import { styles } from './letter-style.ts';

interface TableLook {
  readonly width?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly key?: string;
}

export const table = (look: TableLook, ...rows: readonly ReactNode[]): ReactElement =>
  h(
    'table',
    { ...look, role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 },
    h('tbody', null, ...rows),
  );

export const row = (...cells: readonly ReactNode[]): ReactElement => h('tr', null, ...cells);

export const cell = (
  className: string,
  style: CSSProperties,
  ...inside: readonly ReactNode[]
): ReactElement => h('td', { className, style }, ...inside);

const paragraph = (className: string, style: CSSProperties, text: ReactNode): ReactElement =>
  h('p', { className, style }, text);

export function ticketRows(ticket: Ticket): readonly ReactNode[] {
  const { before } = ticket;
  const was = before && [
    h('span', { key: 'label', className: 'muted', style: styles.mutedText }, `${before.label}\u00a0 `),
    h('span', { key: 'text', className: 'muted', style: styles.struck }, before.text),
  ];
  const now = ticket.tone === 'green' ? greenTicket(ticket) : plainTicket(ticket);
  return [...(was === null ? [] : [row(cell('sunken side', styles.was, ...was))]), row(h('td', null, now))];
}

const greenTicket = ({ label, weekday, date, time }: Ticket): ReactNode =>
  table(
    { width: '100%' },
    row(
      h('td', { width: 10, style: styles.pole }, '\u00a0'),
      cell(
        '',
        styles.stub,
        label === null ? null : paragraph('', styles.stubLabel, label),
        h('p', { style: styles.stubDate }, weekday, h('br'), date),
        paragraph('', styles.stubTime, time),
      ),
    ),
  );

/** For a cancelled appointment: no accent colours. */
const plainTicket = ({ label, weekday, date, time }: Ticket): ReactNode =>
  table(
    { width: '100%' },
    row(
      cell(
        'sunken side',
        styles.plainStub,
        label === null ? null : paragraph('muted', styles.plainLabel, label),
        paragraph('ink', styles.plainDate, `${weekday} ${date}`),
        paragraph('ink', styles.plainTime, time),
      ),
    ),
  );

const ruled = (style: CSSProperties, index: number): CSSProperties =>
  index === 0 ? style : { ...style, ...styles.ruled };

export const factsTable = (facts: readonly Fact[]): ReactNode =>
  facts.length === 0
    ? null
    : table(
        { width: '100%' },
        ...facts.map(({ label, value }, index) =>
          row(
            cell('muted rule', ruled(styles.factLabel, index), label),
            cell('ink rule', ruled(styles.fact, index), value),
          ),
        ),
      );

export const agendaTable = (agenda: readonly AgendaLine[]): ReactNode =>
  agenda.length === 0
    ? null
    : table(
        { width: '100%' },
        ...agenda.map(({ time, text, isFree }, index) =>
          row(
            cell('muted rule', ruled(styles.factLabel, index), time),
            isFree
              ? cell('muted rule', ruled(styles.free, index), text)
              : cell('ink rule', ruled(styles.fact, index), text),
          ),
        ),
      );
