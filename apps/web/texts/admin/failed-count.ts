/** What the dashboard itself says of letters that did not arrive. */
export const failedLetters = {
  count: (count: number) => (count === 1 ? '1 lettera non consegnata' : `${count} lettere non consegnate`),
} as const;
