import { CalendarDays, LayoutDashboard, LogOut } from 'lucide-react';
import { layout } from '../texts/layout.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';
import { linksIn } from './navigation.ts';
import { fullNameOf, initialOf, type User, useLogout } from './session.ts';

const icons: Record<string, typeof LogOut> = { '/appointments': CalendarDays, '/admin': LayoutDashboard };

export default function AccountMenu({ user }: { user: User }) {
  const logout = useLogout();
  const pages = linksIn('account', user).map(({ to, label }) => ({ to, label, icon: iconOf(to) }));
  const leave = {
    label: layout.links.logout,
    icon: <LogOut size={18} aria-hidden="true" />,
    disabled: logout.isPending,
    onSelect: () => logout.mutate(),
  };
  return (
    <Menu
      label={layout.account(fullNameOf(user))}
      trigger={<Avatar initials={initialOf(user)} />}
      header={
        <>
          <strong>{fullNameOf(user)}</strong>
          {user.email && <div>{user.email}</div>}
        </>
      }
      items={[...pages, leave]}
    />
  );
}

function iconOf(path: string) {
  const Icon = icons[path];
  return Icon && <Icon size={18} aria-hidden="true" />;
}
