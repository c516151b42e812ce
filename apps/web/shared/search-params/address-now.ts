/** The address's parameters as they are, and not as they are drawn: a second press may come before the first one's page. */
export const addressNow = () => new URLSearchParams(window.location.search);
