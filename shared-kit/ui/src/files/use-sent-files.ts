import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';
import { useEffect, useRef, useState } from 'react';
import { fileRefusal, MOST_FILES, sendFile } from './send-file';

/** A file that was picked. */
export interface PickedFile {
  key: string;
  name: string;
  /** Share that was sent, 0 to 1. */
  progress: number;
  /** Once it is checked and stored. */
  id: string | null;
  /** Why it does not go along. */
  problem: 'type' | 'size' | 'broken' | 'away' | 'tooMany' | null;
}

/** An uploaded file: its data for a later request. */
export interface StoredFile {
  id: string;
  name: string;
}

export interface SentFiles {
  files: readonly PickedFile[];
  ids: string[];
  isSending: boolean;
  add(picked: readonly File[]): void;
  remove(key: string): void;
  clear(): void;
}

/**
 * Uploads files as soon as they are picked, each by itself: one failure does not stop the others.
 * @param http the module's client: the kit's own copy of its context is not the page's
 * @param stored files of an earlier visit to the form, which are uploaded already
 * @param onStored receives the uploaded files, after each change
 */
export function useSentFiles(
  http: HttpClient,
  stored: readonly StoredFile[] = [],
  onStored?: (files: readonly StoredFile[]) => void,
): SentFiles {
  const [files, setFiles] = useState<readonly PickedFile[]>(() =>
    stored.map(({ id, name }) => ({ key: id, id, name, progress: 1, problem: null })),
  );
  const notify = useRef(onStored);
  notify.current = onStored;
  useEffect(() => {
    notify.current?.(files.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])));
  }, [files]);
  const change = (key: string, news: Partial<PickedFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...news } : file)));

  async function send(file: File, key: string): Promise<void> {
    try {
      const id = await sendFile(http, file, key, (progress) => change(key, { progress }));
      change(key, id === null ? { problem: 'broken' } : { id, progress: 1 });
    } catch {
      change(key, { problem: 'away' });
    }
  }

  return {
    files,
    ids: files.flatMap(({ id }) => (id === null ? [] : [id])),
    isSending: files.some(({ id, problem }) => id === null && problem === null),
    add(picked) {
      let room = MOST_FILES - files.filter(({ problem }) => problem === null).length;
      for (const file of picked) {
        const key = newIdempotencyKey();
        const problem = fileRefusal(file) ?? (room > 0 ? null : 'tooMany');
        setFiles((all) => [...all, { key, name: file.name, progress: 0, id: null, problem }]);
        if (problem !== null) continue;
        room -= 1;
        void send(file, key);
      }
    },
    remove: (key) => setFiles((all) => all.filter((file) => file.key !== key)),
    clear: () => setFiles([]),
  };
}
