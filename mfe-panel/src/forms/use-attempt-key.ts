import { newIdempotencyKey } from '@aksamit/module-sdk/http';
import { useRef } from 'react';

/** Gives one idempotency key for the same content and another for a changed one: sending twice sends once. */
export function useAttemptKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
