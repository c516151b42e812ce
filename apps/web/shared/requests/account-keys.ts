// Keys of what people read of their own login, apart from the others, which the first page carries.

/** All of the next. */
export const accessesKey = ['browsers'] as const;
export const browsersKey = ['browsers', 'known'] as const;
export const passkeysKey = ['browsers', 'passkeys'] as const;
export const secondFactorKey = ['browsers', 'second factor'] as const;
export const sessionsKey = ['browsers', 'sessions'] as const;
