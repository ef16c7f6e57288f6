import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { addRecentSearch, clearRecentSearches, recentSearches } from '../recent-searches';
import { missingLetters } from '../search-rules';
import { sectionsOf } from '../suggestion-sections';
import { useCombobox } from '../use-combobox';
import { type SeenTreatment, useSeenTreatments } from '../use-seen-treatments';
import { type Suggestions, useSuggestions } from '../use-suggestions';
import { SuggestionList } from './suggestion-list';

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + 0.375rem) 0 auto auto;
  z-index: 2;
  display: flex;
  flex-direction: column;
  width: 100%;
  min-width: min(28rem, calc(100vw - 2rem));
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow};
  text-align: start;

  &[hidden] {
    display: none;
  }
  & > p {
    margin: 0;
    padding: 0.75rem 1rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & > p:empty {
    padding: 0;
  }
  & > p[data-quiet] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${media.mobileNavigation} {
    inset-inline: 0 auto;
    width: calc(100vw - 2 * ${tokens.gutter});
    min-width: 0;
  }
  & > button {
    flex: none;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
    border: 0;
    border-top: 1px solid ${tokens.color.border};
    background: transparent;
    color: ${tokens.color.accent};
    font-weight: 500;
    text-align: start;
    cursor: pointer;
  }
`;

/** Space below the list, CSS pixels. */
const MARGIN_PX = 12;
const LEAST_HEIGHT_PX = 160;

/** What a search field of the header suggests. The field and its form are the shell's, and work without this. */
export function SuggestionBox({ field: fieldId }: { field: string }) {
  const t = useTranslate();
  const { basePath } = usePageContext();
  const href = useHref();
  const id = useId();
  const [field] = useState(() => fieldOf(fieldId));
  const [recent, setRecent] = useState(recentSearches);
  const optionId = useCallback((index: number) => `${id}-${index}`, [id]);
  const remember = useCallback((text: string) => {
    if (missingLetters(text) > 0) return;
    addRecentSearch(text);
    setRecent(recentSearches());
  }, []);
  const [count, setCount] = useState(0);
  const combobox = useCombobox(field, { listId: id, count, optionId, onSubmit: remember });
  const { text, isOpen, active, close } = combobox;
  const suggestions = useSuggestions(text, isOpen);
  const [seen, clearSeen] = useSeenTreatments(isOpen && text === '');
  const onClearRecent = () => {
    clearRecentSearches();
    clearSeen();
    setRecent([]);
    field?.focus();
  };
  const seenHref = ({ gender, slug }: SeenTreatment) =>
    href(gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', { slug });
  const action = field?.form?.getAttribute('action') ?? '';
  const sections = sectionsOf({ ...suggestions, text, recent, seen, seenHref, basePath, action, t });
  const total = sections.reduce((sum, { options }) => sum + options.length, 0);
  if (total !== count) setCount(total);
  const message = useMessage(text, suggestions, total);
  const isShown = isOpen && (total > 0 || message !== '');
  const panel = useFittingHeight(isShown);
  useFocusStays(panel);
  return (
    <Panel ref={panel} hidden={!isShown}>
      {/* The list itself shows how many there are. */}
      <p role="status" data-quiet={total > 0 ? '' : undefined}>
        {isOpen ? message : ''}
      </p>
      <SuggestionList
        id={id}
        label={t('suggestions.label')}
        sections={isOpen ? sections : []}
        active={active}
        text={text}
        optionId={optionId}
        onChoose={() => {
          remember(text);
          close();
        }}
      />
      {text === '' && recent.length + seen.length > 0 ? (
        <button type="button" onClick={onClearRecent}>
          {t('suggestions.clearRecent')}
        </button>
      ) : null}
    </Panel>
  );
}

function fieldOf(id: string): HTMLInputElement | null {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : null;
}

/** What the list itself does not show: letters that are missing, and that there is nothing. */
function useMessage(text: string, { groups, state }: Suggestions, total: number): string {
  const t = useTranslate();
  const missing = missingLetters(text);
  if (text === '') return '';
  if (missing > 0) return t('suggestions.missing', { count: missing });
  if (state === 'failed') return t('suggestions.failed');
  if (total === 0) return state === 'shown' ? t('suggestions.none', { q: text }) : '';
  return t('suggestions.count', { count: groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0) });
}

/** A press in the list would take the focus from the field, and close the list before it is a click. */
function useFocusStays(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = panel;
    const stay = (event: MouseEvent) => event.preventDefault();
    current?.addEventListener('mousedown', stay);
    return () => current?.removeEventListener('mousedown', stay);
  }, [panel]);
}

/** Keeps the list above the keyboard of a phone: as high as the part of the window that is seen. */
function useFittingHeight(isShown: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    const view = window.visualViewport;
    const fit = () => {
      const element = panel.current;
      if (!element) return;
      const bottom = view ? view.offsetTop + view.height : window.innerHeight;
      const height = bottom - element.getBoundingClientRect().top - MARGIN_PX;
      element.style.maxHeight = `${Math.max(height, LEAST_HEIGHT_PX)}px`;
    };
    fit();
    view?.addEventListener('resize', fit);
    return () => view?.removeEventListener('resize', fit);
  }, [isShown]);
  return panel;
}
