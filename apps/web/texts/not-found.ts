export const notFound = {
  title: '404 Page Not Found',
  text: 'Questa pagina non c’è, o non c’è più. Succede anche ai ciuffi migliori.',
  home: 'Torna alla home',
} as const;
