import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** Colours change between light and dark, so they are custom properties. Everything else is in measures.ts. */
export const color = createGlobalThemeContract({
  paper: 'paper',
  surface: 'surface',
  sunken: 'sunken',
  ink: 'ink',
  muted: 'muted',
  /** Decorative rules; never the only border of a control. */
  line: 'line',
  /** Borders of controls: at least 3:1 against surface and paper. */
  edge: 'edge',
  green: 'green',
  greenDeep: 'green-deep',
  greenSoft: 'green-soft',
  onGreen: 'on-green',
  brass: 'brass',
  brassLine: 'brass-line',
  red: 'red',
  redSoft: 'red-soft',
  onRed: 'on-red',
  shadow: 'shadow',
  lifted: 'lifted',
  veil: 'veil',
});

const light = {
  paper: '#f6f0e4',
  surface: '#fffdf7',
  sunken: '#efe6d5',
  ink: '#1d1b17',
  muted: '#635b4e',
  line: '#ded2bd',
  edge: '#8d7f66',
  green: '#1f4a3c',
  greenDeep: '#143529',
  greenSoft: '#dfe8dd',
  onGreen: '#f6f0e4',
  brass: '#835d2b',
  brassLine: '#c8a66a',
  red: '#9e3526',
  redSoft: '#f7e3dc',
  onRed: '#fffdf7',
  shadow: '0 1px 2px rgb(40 28 10/.06),0 8px 24px -12px rgb(40 28 10/.22)',
  lifted: '0 2px 6px rgb(40 28 10/.08),0 24px 56px -16px rgb(40 28 10/.38)',
  veil: 'rgb(29 23 14/.5)',
};

const dark = {
  paper: '#15130f',
  surface: '#1e1b16',
  sunken: '#100e0b',
  ink: '#f2eadb',
  muted: '#b5aa97',
  line: '#3a3328',
  edge: '#82765f',
  green: '#7fc4a6',
  greenDeep: '#a5dcc4',
  greenSoft: '#22352c',
  onGreen: '#0f1f19',
  brass: '#d9b67a',
  brassLine: '#7c6238',
  red: '#ee9a89',
  redSoft: '#3a211b',
  onRed: '#2a0f09',
  shadow: '0 1px 2px rgb(0 0 0/.5),0 10px 30px -12px rgb(0 0 0/.7)',
  lifted: '0 2px 6px rgb(0 0 0/.5),0 24px 56px -12px rgb(0 0 0/.85)',
  veil: 'rgb(0 0 0/.62)',
};

/** White, and without shadows. */
const onPaper = { ...light, paper: '#fff', surface: '#fff', shadow: 'none', lifted: 'none' };

/** A bottle-green ground that stays as it is in light and dark, like a painted sign. */
export const bottle = createGlobalThemeContract({
  ground: 'bottle',
  ink: 'on-bottle',
  muted: 'on-bottle-muted',
  brass: 'on-bottle-brass',
  rule: 'on-bottle-rule',
});

const sign = {
  ground: '#1f4a3c',
  ink: '#f6f0e4',
  muted: '#cfd8c8',
  brass: '#d9b67a',
  rule: '#c8a66a',
};
const { ink, muted, brass, brassLine: rule } = light;
const signOnPaper = { ground: '#fff', ink, muted, brass, rule };

// 'system' needs only the media query; a choice is written on <html> by the server.
globalStyle(':root', {
  vars: { ...assignVars(color, light), ...assignVars(bottle, sign) },
  colorScheme: 'light',
});
globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(color, dark), colorScheme: 'dark' } },
});
globalStyle(':root[data-theme="dark"]', { vars: assignVars(color, dark), colorScheme: 'dark' });

// Whatever the screen was.
globalStyle(':root:root:root', {
  '@media': {
    print: {
      vars: { ...assignVars(color, onPaper), ...assignVars(bottle, signOnPaper) },
      colorScheme: 'light',
    },
  },
});
