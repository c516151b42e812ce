import { Tabs as Radix } from 'radix-ui';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as css from './tabs.css.ts';

export type Tab = {
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** Its content stays while another tab is open, and with it what somebody has typed. */
  keep?: boolean;
};

type TabsProps = {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Equal widths over the whole line. */
  even?: boolean;
};

export function Tabs({ label, tabs, value, onChange, even = false }: TabsProps) {
  const line = useRef<HTMLDivElement>(null);
  // On a phone the line may be longer than the screen: the open tab is to be seen.
  useEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]');
    if (tab && line.current) line.current.scrollLeft = tab.offsetLeft - line.current.offsetLeft - 24;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List asChild aria-label={label}>
        <Unstyled ref={line} className={css.list}>
          {tabs.map(tab => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className={classNames(css.tab, even && css.even)}
              onMouseDown={focusQuietly}
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Unstyled>
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          tabIndex={-1}
          asChild
          {...(tab.keep && { forceMount: true, hidden: tab.value !== value })}
        >
          <Unstyled>{tab.content}</Unstyled>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/**
 * Drops the style attributes Radix adds (no outline on the list, no animation of the first panel, neither of which
 * can be seen here): in a page that the server draws, the content policy forbids them.
 */
function Unstyled({ style: _, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />;
}

/** Radix gives a pressed tab the focus by script, which would draw the keyboard's ring around it. */
function focusQuietly({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.focus({ focusVisible: false });
}
