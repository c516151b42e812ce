import type { LetterContent, Ticket } from '../../core/letters/content/letter-content.ts';

/** Characters of a line: mail programs break longer ones where they like. */
const WIDTH = 66;

/** The same letter for whoever reads text alone. */
export function plainText(content: LetterContent): string {
  const { shop, heading, lead, ticket, facts, agenda, actions, notes, reason, choices, notMe } = content;
  const paragraphs = [
    shop.name.toUpperCase(),
    heading,
    folded(lead),
    ...(ticket === null ? [] : ticketLines(ticket)),
    facts.map(({ label, value }) => `    ${label}: ${value}`).join('\n'),
    agenda.map(({ time, text }) => `    ${time}  ${text}`).join('\n'),
    ...actions.map(({ text, url }) => `${text}:\n${url}`),
    notes.map(folded).join('\n'),
    `--\n${shop.name}\n${shop.address}\n${shop.phone}`,
    `${folded(reason)}\n${choices.text}: ${choices.url}`,
    notMe ? `${notMe.text}:\n${notMe.url}` : '',
  ];
  return `${paragraphs.filter(paragraph => paragraph !== '').join('\n\n')}\n`;
}

function ticketLines({ label, before, weekday, date, time }: Ticket): readonly string[] {
  const now = [label?.toUpperCase(), `${weekday} ${date}`, time].filter(line => line !== undefined);
  const was = before === null ? [] : [before.label.toUpperCase(), before.text];
  return [was, now].map(lines => lines.map(line => `    ${line}`).join('\n'));
}

const folded = (text: string): string =>
  text
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last === undefined || last.length + word.length >= WIDTH) return [...lines, word];
      return [...lines.slice(0, -1), `${last} ${word}`];
    }, [])
    .join('\n');
