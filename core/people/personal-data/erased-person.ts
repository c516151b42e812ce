/** In place of whoever was erased, so that visits and figures stand. */
export const erasedNames = { customer: 'Cliente cancellato', staff: 'Ex collaboratore' } as const;

export const erasedPerson = (kind: keyof typeof erasedNames) => ({
  ...{ username: null, firstName: erasedNames[kind], lastName: null, email: null, phone: null },
  ...{ isAdmin: false, isStylist: false },
});
