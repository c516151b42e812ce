/**
 * Bytes under names of our own making: `uploads/NAME`, `pictures/NAME/WIDTH.webp`.
 *
 * Promises: `put` keeps all of `content` or, when it breaks off, nothing; what was put is read back byte for byte; removing
 * what is not there is no fault. A name that is not one of ours (`isObjectName`) throws, and is never a path.
 */
export interface Objects {
  put(name: string, content: AsyncIterable<Uint8Array>, type: string): Promise<void>;
  get(name: string): Promise<StoredObject | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** Rejects while the storage does not answer. */
  ping(): Promise<void>;
}

export interface StoredObject {
  readonly content: AsyncIterable<Uint8Array>;
  /** Bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
}
