import { CalendarDays, LayoutDashboard, LogOut, MonitorX, UserRound } from 'lucide-react';
import { useLogout } from '../../shared/session/log-out.ts';
import { fullNameOf, initialOf, type User } from '../../shared/session/session.ts';
import { layout } from '../../texts/layout.ts';
import { forgetHint } from '../../texts/logout.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { linksIn } from '../navigation.ts';

const icons: Record<string, typeof LogOut> = {
  '/profile': UserRound,
  '/appointments': CalendarDays,
  '/admin': LayoutDashboard,
};

export default function AccountMenu({ user }: { user: User }) {
  const logout = useLogout();
  const pages = linksIn('account', user).map(({ to, label }) => ({ to, label, icon: iconOf(to) }));
  const leave = (label: string, Icon: typeof LogOut, forgetBrowser: boolean) => ({
    label,
    icon: <Icon size={18} aria-hidden="true" />,
    disabled: logout.isPending,
    onSelect: () => logout.mutate({ forgetBrowser }),
  });
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
      items={[
        ...pages,
        leave(layout.links.logout, LogOut, false),
        { ...leave(layout.links.logoutAndForget, MonitorX, true), hint: forgetHint },
      ]}
    />
  );
}

function iconOf(path: string) {
  const Icon = icons[path];
  return Icon && <Icon size={18} aria-hidden="true" />;
}
