/** Storage of files. `incoming/…` holds received files, `files/…` checked ones. */
export interface FileStore {
  put(key: string, bytes: Buffer, mimeType: string): Promise<void>;
  /** Null: there is none. */
  get(key: string): Promise<Buffer | null>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
  /** Upload address for the browser; null: the API receives the file itself. */
  signPut(key: string, file: { mimeType: string; size: number; expiresInSeconds: number }): Promise<string | null>;
}

export const incomingKey = (id: string) => `incoming/${id}`;
export const fileKey = (id: string) => `files/${id}`;
