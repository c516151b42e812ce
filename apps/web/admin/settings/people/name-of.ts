import type { Stylist } from '../../shared/stylists.ts';

/** What somebody is called in a sentence. */
export const nameOf = ({ firstName, displayName }: Stylist): string => firstName ?? displayName;
