/** A letter as its looks draw it, in HTML and in plain text. Every word of it stands here. */
export interface LetterContent {
  readonly subject: string;
  readonly preview: string;
  readonly shop: { readonly name: string; readonly address: string; readonly phone: string };
  readonly heading: string;
  readonly lead: string;
  readonly ticket: Ticket | null;
  readonly facts: readonly Fact[];
  readonly agenda: readonly AgendaLine[];
  readonly actions: readonly LetterAction[];
  readonly notes: readonly string[];
  readonly reason: string;
  readonly choices: LetterAction;
  /** Where an address is confirmed or taken off; null, or not there: it is confirmed. */
  readonly notMe?: LetterAction | null;
}

export interface Ticket {
  /** `plain`: of what will not be. */
  readonly tone: 'green' | 'plain';
  readonly label: string | null;
  readonly weekday: string;
  readonly date: string;
  readonly time: string;
  readonly before: { readonly label: string; readonly text: string } | null;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface AgendaLine {
  readonly time: string;
  readonly text: string;
  readonly isFree: boolean;
}

export interface LetterAction {
  readonly text: string;
  readonly url: string;
}
