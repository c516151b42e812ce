/** True in `vite` and in a build with VITE_DEV_PAGE=1: the page that shows every primitive in every state. */
declare const __DEVELOPMENT_PAGE__: boolean;
