/** Where reading begins when the page has changed in its place. */
export const focus = (heading: HTMLElement | null): void => heading?.focus();
