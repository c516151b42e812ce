import { Moon, Sun, SunMoon } from 'lucide-react';
import { layout } from '../texts/layout.ts';
import { Segments } from '../ui/segments/segments.tsx';
import { chooseTheme, useTheme } from './theme.ts';

const icons = { system: SunMoon, light: Sun, dark: Moon };

const segments = (['system', 'light', 'dark'] as const).map(value => {
  const Icon = icons[value];
  return { value, label: layout.theme[value], icon: <Icon size={16} aria-hidden="true" /> };
});

/** Light, dark or as the system has it. */
export function ThemeSwitch() {
  return (
    <Segments label={layout.theme.label} segments={segments} value={useTheme()} onChange={chooseTheme} />
  );
}
