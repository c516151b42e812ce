import { quietly } from './quietly.ts';

export function readInTab(name: string): string | null {
  return quietly(() => sessionStorage.getItem(name)) ?? null;
}

export function storeInTab(name: string, value: string): void {
  quietly(() => sessionStorage.setItem(name, value));
}

export function removeInTab(fits: (name: string) => boolean): void {
  quietly(() => {
    for (const name of Object.keys(sessionStorage)) if (fits(name)) sessionStorage.removeItem(name);
  });
}
