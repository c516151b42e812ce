export interface Rendition {
  readonly width: number;
  readonly content: Uint8Array;
}

/** Undefined for anything but a bearable JPEG, PNG, WebP, AVIF or GIF. Re-encoded, without metadata. */
export interface Images {
  render(content: Uint8Array): Promise<readonly Rendition[] | undefined>;
}
