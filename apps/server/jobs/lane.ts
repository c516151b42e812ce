/** Sends in one round after the other, each until nothing is due; `send` answers how many it had in hand. */
export function lane(send: (goesOn: () => boolean) => Promise<number>, log: (err: unknown) => void) {
  let isStopping = false;
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  const round = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      while (!isStopping && (await send(() => !isStopping)) > 0);
    } while (isAskedAgain && !isStopping);
  };
  const look = (): void => {
    isAskedAgain = true;
    underWay ??= round()
      .catch(log)
      .finally(() => {
        underWay = undefined;
      });
  };
  /** Resolves when nothing that was due is left. */
  const ended = async (): Promise<void> => underWay;
  const stop = (): Promise<void> => {
    isStopping = true;
    return ended();
  };
  return { look, ended, stop, isBusy: () => underWay !== undefined };
}

export type Lane = ReturnType<typeof lane>;
