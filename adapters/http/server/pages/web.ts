import type { ChosenTheme } from '../../contract/theme.ts';

/** The built front end. */
export interface Web {
  /** Folder of the built files; those under `assets/` carry a hash in their name. */
  readonly folder: string;
  /** A file made from the shop's data, such as robots.txt; undefined when the path is none. */
  siteFile(path: string): Promise<SiteFile | undefined>;
  /** The page for a path, with every placeholder for the nonce filled. */
  render(request: PageRequest): Promise<Page>;
}

export interface SiteFile {
  /** Media type. */
  readonly type: string;
  readonly text: string;
}

export interface PageRequest {
  readonly path: string;
  readonly nonce: string;
  /** The visitor's choice, or undefined for the system's. */
  readonly theme: ChosenTheme | undefined;
}

export interface Page {
  readonly status: 200 | 404;
  readonly html: string;
}
