import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { developmentTitle, titles } from '../texts/titles.ts';
import type { furtherPages } from './further-pages.ts';
import type { PagePath } from './page-modules.ts';

export type Access = 'anyone' | 'user' | 'guest' | 'admin';

type FurtherPages = typeof furtherPages;

type PageModule = { default: ComponentType };

export type Page = {
  path: PagePath;
  title: string;
  access: Access;
  /** Where a session ends while it is open, it says so itself instead of leading to the login screen. */
  staysWithoutSession?: boolean;
  load: () => Promise<PageModule>;
  Content: LazyExoticComponent<ComponentType>;
};

function page(entry: Omit<Page, 'Content'>): Page {
  return { ...entry, Content: lazy(entry.load) };
}

const further = (name: keyof FurtherPages) => () =>
  import('./further-pages.ts').then(({ furtherPages }) => furtherPages[name]());

export const pages: readonly Page[] = [
  page({
    path: '/',
    title: titles.home,
    access: 'anyone',
    load: () => import('../home/home-page.tsx'),
  }),
  page({
    path: '/auth',
    title: titles.auth,
    access: 'guest',
    load: () => import('../auth/auth-page.tsx'),
  }),
  page({
    path: '/services',
    title: titles.services,
    access: 'anyone',
    load: () => import('../services/services-page.tsx'),
  }),
  page({
    path: '/appointments',
    title: titles.appointments,
    access: 'user',
    load: () => import('../appointments/appointments-page.tsx'),
  }),
  page({
    path: '/profile',
    title: titles.profile,
    access: 'user',
    staysWithoutSession: true,
    load: () => import('../profile/profile-page.tsx'),
  }),
  page({
    path: '/booking',
    title: titles.booking,
    access: 'user',
    load: () => import('../booking/booking-page.tsx'),
  }),
  page({
    path: '/admin',
    title: titles.admin,
    access: 'admin',
    load: () => import('../admin/admin-page.tsx'),
  }),
  page({
    path: '/admin/settings',
    title: titles.settings,
    access: 'admin',
    load: further('settings'),
  }),
  page({
    path: '/admin/notices',
    title: titles.notices,
    access: 'admin',
    load: further('notices'),
  }),
  page({
    path: '/admin/statistics',
    title: titles.statistics,
    access: 'admin',
    load: further('statistics'),
  }),
  page({
    path: '/invito',
    title: titles.invitation,
    access: 'anyone',
    load: further('invitation'),
  }),
  page({
    path: '/visita',
    title: titles.visit,
    access: 'anyone',
    load: further('visit'),
  }),
  page({
    path: '/termini',
    title: titles.terms,
    access: 'anyone',
    load: () => import('../legal/terms-page.tsx'),
  }),
  page({
    path: '/privacy',
    title: titles.privacy,
    access: 'anyone',
    load: () => import('../legal/privacy-page.tsx'),
  }),
  ...(__DEVELOPMENT_PAGE__
    ? [
        page({
          path: '/sviluppo',
          title: developmentTitle,
          access: 'anyone',
          load: () => import('../development/development-page.tsx'),
        }),
      ]
    : []),
];

export const notFoundPage = page({
  path: '*',
  title: titles.notFound,
  access: 'anyone',
  load: () => import('./not-found-page.tsx'),
});

/** The page at a path; a trailing slash makes no difference, as in the router. */
export function pageAt(path: string): Page {
  const plain = path.replace(/\/+$/, '') || '/';
  return pages.find(known => known.path === plain.toLowerCase()) ?? notFoundPage;
}
