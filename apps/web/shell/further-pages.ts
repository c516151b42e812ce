/** Pages that few people open. The first page names the files that each page loads, and of all of these this one alone. */
export const furtherPages = {
  settings: () => import('../admin/settings/settings-page.tsx'),
  notices: () => import('../admin/notices/notices-page.tsx'),
  statistics: () => import('../admin/statistics/statistics-page.tsx'),
  invitation: () => import('../invitation/invitation-page.tsx'),
  visit: () => import('../visit/visit-page.tsx'),
};
