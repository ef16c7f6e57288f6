import { useHttp } from '@aksamit/module-sdk/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureRefusal, sendPicture } from './send-picture';

export type PictureUpload =
  | { phase: 'none' }
  | { phase: 'refused'; name: string; reason: 'type' | 'size' | 'empty' }
  | { phase: 'sending'; file: File; address: string; progress: number }
  /** `broken`: what it holds is no photograph; `away`: it did not arrive. */
  | { phase: 'failed'; file: File; problem: 'broken' | 'away' }
  | { phase: 'sent'; file: File; address: string; fileUploadId: string };

/** One photograph on its way to the shop: picked, sent with progress, cancelled, tried again. */
export function usePictureUpload() {
  const http = useHttp();
  const [upload, setUpload] = useState<PictureUpload>({ phase: 'none' });
  const running = useRef<AbortController | null>(null);
  const shown = useRef('');
  const release = useCallback(() => {
    running.current?.abort();
    running.current = null;
    if (shown.current !== '') URL.revokeObjectURL(shown.current);
    shown.current = '';
  }, []);
  useEffect(() => release, [release]);

  async function send(file: File): Promise<void> {
    release();
    const turn = new AbortController();
    running.current = turn;
    const address = URL.createObjectURL(file);
    shown.current = address;
    setUpload({ phase: 'sending', file, address, progress: 0 });
    try {
      const fileUploadId = await sendPicture(http, file, {
        signal: turn.signal,
        onProgress: (progress) => setUpload({ phase: 'sending', file, address, progress }),
      });
      setUpload(
        fileUploadId === null
          ? { phase: 'failed', file, problem: 'broken' }
          : { phase: 'sent', file, address, fileUploadId },
      );
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
