/** True in `vite` and in a build with VITE_DEV_PAGE=1: the page that shows every primitive in every state. */
declare const __DEVELOPMENT_PAGE__: boolean;

interface Window {
  /** Set by what runs before the page's script; once it has acted, or in a page that was not drawn, it is not there. */
  earlyPresses?: { areHeard: () => void; replay: () => void };
}
