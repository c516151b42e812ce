/**
 * `put` keeps all of `content` or nothing; removing what is not there is no fault; any other name than
 * `isObjectName` allows throws.
 */
export interface Objects {
  put(name: string, content: AsyncIterable<Uint8Array>, type: string): Promise<void>;
  get(name: string): Promise<StoredObject | undefined>;
  remove(names: readonly string[]): Promise<void>;
  ping(): Promise<void>;
}

export interface StoredObject {
  readonly content: AsyncIterable<Uint8Array>;
  /** Bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
}
