import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../layout/class-names.ts';
import { useBackCloses } from '../overlay/back-closes.ts';
import * as css from './menu.css.ts';

export type MenuItem = { label: string; icon?: ReactNode; danger?: boolean; disabled?: boolean } & (
  | { to: string }
  | { onSelect: () => void }
);

type MenuProps = {
  /** What the trigger says; the visible trigger may be a picture. */
  label: string;
  trigger: ReactNode;
  /** Not selectable: who is logged in. */
  header?: ReactNode;
  items: readonly MenuItem[];
  defaultOpen?: boolean;
};

/** Its panel stays where its trigger is in the document, so that it belongs to the same landmark. */
export function Menu({ label, trigger, header, items, defaultOpen = false }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  useBackCloses(open, () => setOpen(false));
  return (
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger className={css.trigger} aria-label={label}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={css.panel} align="end" sideOffset={8} collisionPadding={16}>
        {header && <DropdownMenu.Label className={css.head}>{header}</DropdownMenu.Label>}
        {items.map(item => (
          <Item key={item.label} item={item} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  const className = classNames(css.item, item.danger && css.danger);
  const disabled = item.disabled ?? false;
  if ('to' in item)
    return (
      <DropdownMenu.Item asChild className={className} disabled={disabled}>
        <Link to={item.to}>
          {item.icon}
          {item.label}
        </Link>
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.Item className={className} disabled={disabled} onSelect={item.onSelect}>
      {item.icon}
      {item.label}
    </DropdownMenu.Item>
  );
}
