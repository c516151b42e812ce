import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Storing<Body, Reply> = {
  /** Of what is stored: presses on the same follow each other, whichever part of the page they are made on. */
  name: string;
  store: (body: Body) => Promise<Reply>;
  onSuccess: (reply: Reply, body: Body) => unknown;
  onError: (error: Error) => void;
};

/** Stores at each press, as of a switch, in their order. `underWay`: what is not stored yet, the last press last. */
export function useStoreAtOnce<Body, Reply>({ name, store, onSuccess, onError }: Storing<Body, Reply>) {
  const [underWay, setUnderWay] = useState<readonly Body[]>([]);
  const { mutate } = useMutation({
    scope: { id: name },
    mutationFn: store,
    ...{ onSuccess, onError },
    onSettled: () => setUnderWay(([, ...later]) => later),
  });
  const keep = (body: Body) => {
    setUnderWay(before => [...before, body]);
    mutate(body);
  };
  return { keep, underWay };
}
