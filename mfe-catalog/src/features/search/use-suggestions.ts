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
/** Of the response for an empty field. */
let popular: readonly string[] = [];

/** For tests: begins without cached responses. */
export function clearSuggestions(): void {
  responses.clear();
  popular = [];
}

export interface Suggestions {
  groups: readonly SuggestionGroup[];
  /** What others search for; of an empty field alone. */
  popular: readonly string[];
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
          (loaded) => {
            if (responses.size >= MOST_CACHED) responses.clear();
            responses.set(text, loaded.groups);
            if (text === '') popular = loaded.popular ?? [];
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
  if (!isAsked) return { groups: [], popular: [], state: 'shown' };
  const groups = knownFor(responses, text) ?? [];
  const known = { groups, popular: text === '' ? popular : [] };
  if (responses.has(text)) return { ...known, state: 'shown' };
  return { ...known, state: answered.text === text && answered.isFailed ? 'failed' : 'waiting' };
}
