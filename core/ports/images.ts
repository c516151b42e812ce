/** One width of a picture, ready to be served. */
export interface Rendition {
  readonly width: number;
  readonly content: Uint8Array;
}

/**
 * Makes pictures out of what people send. Promises: only what is a JPEG, PNG, WebP, AVIF or GIF by its content, and of a
 * bearable number of pixels, becomes one; everything else is undefined; what comes out is drawn anew, without anything
 * the camera wrote beside it.
 */
export interface Images {
  render(content: Uint8Array): Promise<readonly Rendition[] | undefined>;
}
