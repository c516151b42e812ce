import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { descriptions, titles } from '../texts/titles.ts';

export type Access = 'anyone' | 'user' | 'guest' | 'admin';

type PageModule = { default: ComponentType };

export type Page = {
  path: string;
  title: string;
  /** What search engines say of it. */
  description?: string;
  access: Access;
  /** Where a session ends while it is open, it says so itself instead of leading to the login screen. */
  staysWithoutSession?: boolean;
  /** The server renders it; the others begin empty. */
  prerendered: boolean;
  /** Its module as the build's manifest names it. */
  module: string;
  load: () => Promise<PageModule>;
  Content: LazyExoticComponent<ComponentType>;
};

function page(entry: Omit<Page, 'Content'>): Page {
  return { ...entry, Content: lazy(entry.load) };
}

export const pages: readonly Page[] = [
  page({
    path: '/',
    title: titles.home,
    description: descriptions.home,
    access: 'anyone',
    prerendered: true,
    module: 'home/home-page.tsx',
    load: () => import('../home/home-page.tsx'),
  }),
  page({
    path: '/auth',
    title: titles.auth,
    access: 'guest',
    prerendered: false,
    module: 'auth/auth-page.tsx',
    load: () => import('../auth/auth-page.tsx'),
  }),
  page({
    path: '/services',
    title: titles.services,
    description: descriptions.services,
    access: 'anyone',
    prerendered: true,
    module: 'services/services-page.tsx',
    load: () => import('../services/services-page.tsx'),
  }),
  page({
    path: '/appointments',
    title: titles.appointments,
    access: 'user',
    prerendered: false,
    module: 'appointments/appointments-page.tsx',
    load: () => import('../appointments/appointments-page.tsx'),
  }),
  page({
    path: '/profile',
    title: titles.profile,
    access: 'user',
    staysWithoutSession: true,
    prerendered: false,
    module: 'profile/profile-page.tsx',
    load: () => import('../profile/profile-page.tsx'),
  }),
  page({
    path: '/booking',
    title: titles.booking,
    access: 'user',
    prerendered: false,
    module: 'booking/booking-page.tsx',
    load: () => import('../booking/booking-page.tsx'),
  }),
  page({
    path: '/admin',
    title: titles.admin,
    access: 'admin',
    prerendered: false,
    module: 'admin/admin-page.tsx',
    load: () => import('../admin/admin-page.tsx'),
  }),
  page({
    path: '/admin/settings',
    title: titles.settings,
    access: 'admin',
    prerendered: false,
    module: 'admin/settings/settings-page.tsx',
    load: () => import('../admin/settings/settings-page.tsx'),
  }),
  page({
    path: '/termini',
    title: titles.terms,
    access: 'anyone',
    prerendered: true,
    module: 'legal/terms-page.tsx',
    load: () => import('../legal/terms-page.tsx'),
  }),
  page({
    path: '/privacy',
    title: titles.privacy,
    access: 'anyone',
    prerendered: true,
    module: 'legal/privacy-page.tsx',
    load: () => import('../legal/privacy-page.tsx'),
  }),
  ...(__DEVELOPMENT_PAGE__
    ? [
        page({
          path: '/sviluppo',
          title: titles.development,
          access: 'anyone',
          prerendered: false,
          module: 'development/development-page.tsx',
          load: () => import('../development/development-page.tsx'),
        }),
      ]
    : []),
];

export const notFoundPage = page({
  path: '*',
  title: titles.notFound,
  access: 'anyone',
  prerendered: true,
  module: 'shell/not-found-page.tsx',
  load: () => import('./not-found-page.tsx'),
});

/** The page at a path; a trailing slash makes no difference, as in the router. */
export function pageAt(path: string): Page {
  const plain = path.replace(/\/+$/, '') || '/';
  return pages.find(known => known.path === plain.toLowerCase()) ?? notFoundPage;
}
