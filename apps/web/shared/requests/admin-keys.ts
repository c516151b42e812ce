// Keys of what administrators alone read, apart from the others, which the first page carries.

/** What is set of when the shop and its people work; `foreseen`: what a change would leave outside. */
export const timetableKey = (
  view: 'weeks' | 'closures' | 'plans' | 'absences' | 'foreseen' | 'work days' | 'rules' | 'letters',
  ...which: readonly unknown[]
) => ['timetable', view, ...which] as const;

/** Letters about appointments: what one wants of them, what one of a kind says, which did not arrive. */
export const ownLettersKey = ['letters', 'own'] as const;
export const failedLettersKey = ['letters', 'failed'] as const;
export const receivedLettersKey = (id: number) => ['letters', 'received', id] as const;
export const letterPreviewKey = (kind: string) => ['letters', 'preview', kind] as const;

/** Of a period, and one stylist or all. */
export const statisticsKey = (asked: object) => ['statistics', asked] as const;

/** Calendars that are read from outside. */
export const feedsKey = ['calendars'] as const;

export const customersKey = (view: 'pages' | 'found', search: string) => ['customers', view, search] as const;
export const chosenCustomerKey = (id: number | null) => ['customers', 'chosen', id] as const;
export const personCardKey = (id: number | null) => ['cards', id] as const;
export const adminsKey = ['admins'] as const;

/** How long who does not come is kept, and who that is. */
export const keepingKey = ['customers', 'keeping'] as const;
export const inactiveKey = (months: number) => ['customers', 'inactive', months] as const;
