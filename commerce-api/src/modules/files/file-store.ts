/** Where the bytes of files stand. `incoming/…` is what was sent, `files/…` what was checked. */
export interface FileStore {
  put(key: string, bytes: Buffer, mimeType: string): Promise<void>;
  /** Null: there is none. */
  get(key: string): Promise<Buffer | null>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
  /**
   * Address that takes the file from the browser directly; null: the API takes it itself.
   */
  signPut(key: string, file: { mimeType: string; size: number; expiresInSeconds: number }): Promise<string | null>;
}

export const incomingKey = (id: string) => `incoming/${id}`;
export const fileKey = (id: string) => `files/${id}`;
