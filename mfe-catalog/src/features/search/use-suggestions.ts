import { useHttp } from '@aksamit/module-sdk/http';
import { useEffect, useState } from 'react';
import { loadSuggestions } from './api/load-suggestions';
import { missingLetters } from './search-rules';
import { knownFor, type SuggestionGroup } from './suggestion-rules';

/** A pause in typing after which is asked; shorter than the time between two letters of most people. */
const PAUSE_MS = 40;
const MOST_CACHED = 100;

/** Of this page view: what is typed again is shown at once. */
const responses = new Map<string, readonly SuggestionGroup[]>();

/** For tests: begins without cached responses. */
export function clearSuggestions(): void {
  responses.clear();
}

export interface Suggestions {
  groups: readonly SuggestionGroup[];
  /** `waiting`: what is shown, if anything, is of a shorter text. */
  state: 'shown' | 'waiting' | 'failed';
}

/**
 * Suggestions for a text while it is typed: known ones at once, its own once they are there. An earlier request is
 * aborted. None is made while letters are missing, but for an empty text.
 * @param isWanted the field has the focus
 */
export function useSuggestions(text: string, isWanted: boolean): Suggestions {
  const http = useHttp();
  const [answered, setAnswered] = useState({ text: '', isFailed: false });
  const isAsked = isWanted && (text === '' || missingLetters(text) === 0);
  useEffect(() => {
    if (!isAsked || responses.has(text)) return;
    const request = new AbortController();
    const timer = setTimeout(
      () => {
        loadSuggestions(http, text, request.signal).then(
          (groups) => {
            if (responses.size >= MOST_CACHED) responses.clear();
            responses.set(text, groups);
            if (!request.signal.aborted) setAnswered({ text, isFailed: false });
          },
          () => {
            if (!request.signal.aborted) setAnswered({ text, isFailed: true });
          },
        );
      },
      text === '' ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [http, isAsked, text]);
  if (!isAsked) return { groups: [], state: 'shown' };
  const groups = knownFor(responses, text) ?? [];
  if (responses.has(text)) return { groups, state: 'shown' };
  return { groups, state: answered.text === text && answered.isFailed ? 'failed' : 'waiting' };
}
