import { useState } from 'react';

/** `copied`: undefined until it was tried. */
export function useCopy(text: string, onFailure?: () => void) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onFailure?.();
      setCopied(false);
    }
  };
  return { copied, copy: () => void copy() };
}
