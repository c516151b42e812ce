/** Sends in one round after the other, each until nothing is due; `send` answers how many it had in hand. */
export function lane(send: (goesOn: () => boolean) => Promise<number>, log: (err: unknown) => void) {
  let isStopping = false;
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  let inHand = 0;
  const round = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      let amount: number;
      do {
        amount = isStopping ? 0 : await send(() => !isStopping);
        inHand += amount;
      } while (amount > 0);
    } while (isAskedAgain && !isStopping);
  };
  const look = (): void => {
    isAskedAgain = true;
    underWay ??= round()
      .catch(log)
      .finally(() => {
        underWay = undefined;
        // Asked between the end of a round and here.
        if (isAskedAgain && !isStopping) look();
      });
  };
  /** Resolves with the round under way, also when that fails. */
  const ended = async (): Promise<void> => underWay;
  const stop = (): Promise<void> => {
    isStopping = true;
    return ended();
  };
  return { look, ended, stop, isBusy: () => underWay !== undefined, inHand: () => inHand };
}

export type Lane = ReturnType<typeof lane>;
