/** As specified: Mondays and Sundays closed, a break from Tuesday to Friday. */
const withBreak = [
  { from: '08:30', to: '13:00' },
  { from: '14:00', to: '20:00' },
];

export const hours = [{ from: '08:30', to: '13:00' }];

export const weeks = [
  {
    validFrom: null,
    week: [[], withBreak, withBreak, withBreak, withBreak, [{ from: '08:30', to: '20:00' }], []],
  },
];
