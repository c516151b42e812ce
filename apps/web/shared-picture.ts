/** What a link to the site shows where people share it; the build draws it. */
export const sharedPicture = { path: '/icone/anteprima.png', width: 1200, height: 630 } as const;
