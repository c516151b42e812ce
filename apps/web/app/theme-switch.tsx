import { Moon, Sun, SunMoon } from 'lucide-react';
import { layout } from '../texts/layout.ts';
import { chooseTheme, type Theme, useTheme } from './theme.ts';
import * as css from './theme-switch.css.ts';

const options: readonly { theme: Theme; Icon: typeof Sun }[] = [
  { theme: 'system', Icon: SunMoon },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
];

/** Light, dark or as the system has it, as native radio buttons. */
export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <div role="radiogroup" aria-label={layout.theme.label} className={css.choice}>
      {options.map(({ theme, Icon }) => (
        <label key={theme} className={css.option}>
          <input
            type="radio"
            name="tema"
            className={css.radio}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          <Icon size={16} aria-hidden="true" />
          {layout.theme[theme]}
        </label>
      ))}
    </div>
  );
}
