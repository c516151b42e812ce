import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** Counts the forms of the page that hold unsaved input. */
export const UnsavedWork = createContext<(by: 1 | -1) => void>(() => undefined);

export function useUnsavedCount() {
  const [unsaved, setUnsaved] = useState(0);
  const tell = useCallback((by: 1 | -1) => setUnsaved(count => count + by), []);
  return { unsaved, tell };
}

/** A form outside a dialog: while it holds something unsaved, the end of the session does not close the page. */
export function useUnsaved(unsaved: boolean): void {
  const tell = useContext(UnsavedWork);
  useEffect(() => {
    if (!unsaved) return;
    tell(1);
    return () => tell(-1);
  }, [unsaved, tell]);
}
