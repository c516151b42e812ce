/** `put` keeps all of `content` or nothing; removing nothing is no fault; a name must be `isObjectName`. */
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
  readonly type: string;
}
