export interface Rendition {
  readonly width: number;
  readonly content: Uint8Array;
}

/**
 * Undefined for anything but a JPEG, PNG, WebP, AVIF or GIF (by content) of bearable size. Pictures are re-encoded,
 * without metadata.
 */
export interface Images {
  render(content: Uint8Array): Promise<readonly Rendition[] | undefined>;
}
