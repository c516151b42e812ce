import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LetterAction, LetterContent } from '../../core/letters/content/letter-content.ts';
import { sheet, styles } from './letter-style.ts';
import { agendaTable, cell, factsTable, row, table, ticketRows } from './letter-tables.ts';

/** Tables of at most 600 pixels with styles of their own: all that every mail program draws. */
export const letterHtml = (content: LetterContent): string =>
  `<!doctype html>\n${renderToStaticMarkup(page(content))}\n`;

const page = (content: LetterContent): ReactNode =>
  h(
    'html',
    { lang: 'it' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no,url=no' }),
      h('title', null, content.subject),
      h('style', { dangerouslySetInnerHTML: { __html: sheet } }),
    ),
    h(
      'body',
      { className: 'paper', style: styles.body },
      h('div', { style: styles.preview }, content.preview),
      h('div', { role: 'article', 'aria-label': content.subject, lang: 'it' }, body(content)),
    ),
  );

const body = (content: LetterContent): ReactNode =>
  table(
    { width: '100%', className: 'paper', style: styles.paper },
    row(
      h(
        'td',
        { align: 'center', style: styles.page },
        table(
          { width: '100%', style: styles.sheet },
          row(cell('side', styles.head, head(content))),
          row(cell('surface', styles.card, table({ width: '100%' }, ...card(content)))),
          row(cell('side muted', styles.foot, ...foot(content))),
        ),
      ),
    ),
  );

const head = ({ shop }: LetterContent): ReactNode =>
  table(
    {},
    row(h('td', { width: 9, height: 30, style: styles.mark }, '\u00a0'), cell('ink', styles.name, shop.name)),
  );

function card({ heading, lead, ticket, facts, agenda, actions, notes }: LetterContent): readonly ReactNode[] {
  const opening = [
    h('h1', { key: 'heading', className: 'ink', style: styles.heading }, heading),
    h('p', { key: 'lead', className: 'muted', style: styles.lead }, lead),
  ];
  return [
    row(cell('side', styles.opening, ...opening)),
    ...(ticket === null ? [] : ticketRows(ticket)),
    row(cell('side', styles.facts, factsTable(facts), agendaTable(agenda))),
    row(cell('side', styles.actions, ...actions.map(button))),
    row(cell('side muted', styles.notes, ...lines(notes))),
  ];
}

const button = ({ text, url }: LetterAction): ReactNode =>
  table(
    { className: 'button', key: url },
    row(
      cell('fill', styles.button, h('a', { className: 'fill', href: url, style: styles.buttonLink }, text)),
    ),
  );

const lines = (notes: readonly string[]): readonly ReactNode[] =>
  notes.flatMap((note, index) => (index === 0 ? [note] : [h('br', { key: note }), note]));

const paragraph = (style: CSSProperties, ...inside: ReactNode[]): ReactNode => h('p', { style }, ...inside);

const foot = ({ shop, reason, choices, notMe }: LetterContent): readonly ReactNode[] => [
  paragraph(
    styles.footLine,
    h('span', { className: 'ink', style: styles.footName }, shop.name),
    h('br'),
    shop.address,
    h('br'),
    h('a', { className: 'ink', href: phoneLink(shop.phone), style: styles.phone }, shop.phone),
  ),
  paragraph(styles.footLine, reason),
  paragraph(styles.footLine, h('a', { href: choices.url, style: styles.choices }, choices.text)),
  ...(notMe
    ? [paragraph(styles.footLine, h('a', { href: notMe.url, style: styles.choices }, notMe.text))]
    : []),
];

const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
