import { useHttp } from '@aksamit/module-sdk/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureRefusal, type SentPicture, sendPicture } from './send-picture';

export type PictureUpload =
  | { phase: 'none' }
  | { phase: 'refused'; name: string; reason: 'type' | 'size' | 'empty' }
  | { phase: 'sending'; file: File; progress: number }
  /** `broken`: what it holds is no photograph; `away`: it did not arrive. */
  | { phase: 'failed'; file: File; problem: 'broken' | 'away' }
  | ({ phase: 'sent'; file: File } & SentPicture);

/** One photograph on its way to the shop: picked, sent with progress, cancelled, tried again. */
export function usePictureUpload() {
  const http = useHttp();
  const [upload, setUpload] = useState<PictureUpload>({ phase: 'none' });
  const running = useRef<AbortController | null>(null);
  const release = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => release, [release]);

  async function send(file: File): Promise<void> {
    release();
    const turn = new AbortController();
    running.current = turn;
    setUpload({ phase: 'sending', file, progress: 0 });
    try {
      const sent = await sendPicture(http, file, {
        signal: turn.signal,
        onProgress: (progress) => setUpload({ phase: 'sending', file, progress }),
      });
      setUpload(sent === null ? { phase: 'failed', file, problem: 'broken' } : { phase: 'sent', file, ...sent });
    } catch {
      if (!turn.signal.aborted) setUpload({ phase: 'failed', file, problem: 'away' });
    }
  }

  return {
    upload,
    pick(file: File) {
      const reason = pictureRefusal(file);
      if (reason === null) void send(file);
      else {
        release();
        setUpload({ phase: 'refused', name: file.name, reason });
      }
    },
    retry: () => void (upload.phase === 'failed' && send(upload.file)),
    cancel() {
      release();
      setUpload({ phase: 'none' });
    },
  };
}
