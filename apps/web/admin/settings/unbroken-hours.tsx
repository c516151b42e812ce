import * as css from './settings-page.css.ts';

const range = /(\d{1,2}:\d{2} – \d{1,2}:\d{2})/;

/** A text with hours in it: on a narrow screen no line ends between the two ends of a range. */
export const UnbrokenHours = ({ text }: { text: string }) =>
  text.split(range).map((piece, place) => (
    <span key={place} className={place % 2 === 1 ? css.unbroken : undefined}>
      {piece}
    </span>
  ));
