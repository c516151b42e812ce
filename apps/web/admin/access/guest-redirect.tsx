import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { authLinks } from '../../shared/session/auth-links.ts';
import { returnState } from '../../shared/session/return-place.ts';
import { hasSessionEnded } from '../../shared/session/session.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { toast } from '../../ui/toast/toast.ts';

const words = admin.door;

/** Redirects a guest to the home page with a link to the login; without it for somebody who has just logged out. */
export function GuestRedirect({ wasOpen }: { wasOpen: boolean }) {
  const queries = useQueryClient();
  const location = useLocation();
  const told = !wasOpen || hasSessionEnded(queries);
  useEffect(() => {
    if (!told) return;
    const way = (
      <Link to={authLinks.login} state={returnState(location)}>
        {words.way}
      </Link>
    );
    toast({ title: words.title, description: way, tone: 'destructive' });
  }, [told, location]);
  return <Navigate to="/" replace />;
}
