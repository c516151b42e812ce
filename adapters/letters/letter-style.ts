import type { CSSProperties } from 'react';

const SANS = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
/** A Bodoni that the device has, or else Georgia: mail loads no fonts. */
const SERIF = "'Bodoni 72','Bodoni MT',Didot,Georgia,serif";

const colours = {
  ...{ paper: '#f6f0e4', surface: '#fffdf7', sunken: '#efe6d5', ink: '#1d1b17', muted: '#635b4e' },
  ...{ line: '#ded2bd', edge: '#8d7f66', green: '#1f4a3c', brass: '#c8a66a', light: '#d9b67a' },
} as const;

const stripes = `repeating-linear-gradient(135deg,#9e3526 0,#9e3526 4px,#f8f3e9 4px,#f8f3e9 8px,#27496d 8px,#27496d 12px,#f8f3e9 12px,#f8f3e9 16px)`;

/** Solid brass where a program draws no gradients. */
const pole = { backgroundColor: colours.brass, backgroundImage: stripes, fontSize: 0, lineHeight: 0 };

const sans = (weight: 'normal' | 'bold', size: number, line: number): CSSProperties => ({
  font: `${weight} ${size}px/${line}px ${SANS}`,
});
const serif = (size: number, line: number): CSSProperties => ({ font: `bold ${size}px/${line}px ${SERIF}` });

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: colours.paper },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  paper: { backgroundColor: colours.paper },
  page: { padding: '20px 10px 32px' },
  sheet: { maxWidth: 600, margin: '0 auto' },
  head: { padding: '4px 32px 16px' },
  mark: { ...pole, width: 9, height: 30, borderRadius: 5 },
  name: { ...serif(23, 30), paddingLeft: 10, color: colours.ink },
  card: { backgroundColor: colours.surface, border: `1px solid ${colours.line}`, borderRadius: 12 },
  opening: { padding: '28px 32px 24px' },
  heading: { ...serif(32, 37), margin: 0, letterSpacing: '-.3px', color: colours.ink },
  lead: { ...sans('normal', 17, 26), margin: '10px 0 0', color: colours.muted },
  was: { ...sans('normal', 16, 24), backgroundColor: colours.sunken, padding: '13px 32px' },
  mutedText: { color: colours.muted },
  struck: { color: colours.muted, textDecoration: 'line-through' },
  pole: { ...pole, width: 10 },
  stub: { backgroundColor: colours.green, padding: '22px 24px', borderBottom: `2px dashed ${colours.brass}` },
  plainStub: { backgroundColor: colours.sunken, padding: '22px 32px' },
  stubLabel: { ...sans('bold', 14, 20), margin: '0 0 8px', color: colours.light },
  plainLabel: { ...sans('bold', 14, 20), margin: '0 0 8px', color: colours.muted },
  stubDate: { ...serif(29, 33), margin: 0, color: colours.paper },
  plainDate: { ...serif(25, 31), margin: 0, color: colours.ink },
  stubTime: { ...sans('bold', 23, 29), margin: '10px 0 0', color: colours.paper },
  plainTime: { ...sans('normal', 18, 26), margin: '6px 0 0', color: colours.ink },
  facts: { padding: '14px 32px 0' },
  factLabel: { ...sans('normal', 15, 22), width: 112, padding: '10px 8px 10px 0', color: colours.muted },
  fact: { ...sans('bold', 16, 22), padding: '10px 0', color: colours.ink },
  free: { ...sans('normal', 16, 22), padding: '10px 0', color: colours.muted },
  ruled: { borderTop: `1px dashed ${colours.line}` },
  actions: { padding: '22px 32px 8px' },
  button: { backgroundColor: colours.green, borderRadius: 999 },
  buttonLink: {
    ...sans('bold', 16, 22),
    ...{ display: 'inline-block', padding: '13px 24px', borderRadius: 999 },
    ...{ color: colours.paper, textDecoration: 'none' },
  },
  notes: { ...sans('normal', 15, 23), padding: '10px 32px 20px', color: colours.muted },
  foot: { ...sans('normal', 14, 21), padding: '22px 32px 0', color: colours.muted },
  footLine: { margin: '0 0 12px' },
  footName: { color: colours.ink, fontWeight: 'bold' },
  phone: { ...sans('bold', 17, 22), display: 'inline-block', padding: '11px 0', color: colours.ink },
  choices: { display: 'inline-block', padding: '12px 0', color: 'inherit' },
} as const satisfies Record<string, CSSProperties>;

/** What no style of an element can say: narrow screens, and the dark. */
export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
@media (max-width:480px){
.side{padding-left:20px!important;padding-right:20px!important}
.button,.button td,.button a{display:block!important;text-align:center!important}
h1{font-size:28px!important}
}
@media (prefers-color-scheme:dark){
.paper{background-color:#15130f!important}
.surface{background-color:#1e1b16!important;border-color:#3a3328!important}
.sunken{background-color:#100e0b!important}
.ink{color:#f2eadb!important}
.muted{color:#b5aa97!important}
.rule{border-color:#3a3328!important}
.fill{background-color:#7fc4a6!important;color:#0f1f19!important}
}`;
