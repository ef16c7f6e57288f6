import type { Translate } from '@aksamit/shared-kit/i18n';
import { media, tokens } from '@aksamit/shared-kit/theme';
import { Button, IconButton, Text } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CookieConsent } from './stored-consent';

/** Above the panel, CSS pixels. */
const EDGE_PX = 12;

const Panel = styled.section`
  position: fixed;
  z-index: 60;
  inset: auto 0.75rem 0.75rem auto;
  display: grid;
  gap: 0.5rem;
  width: min(26rem, 100vw - 1.5rem);
  max-height: calc(100dvh - 1.5rem);
  padding: 0.75rem 1.125rem 1rem;
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow};

  ${media.mobile} {
    inset: auto 0.5rem 0.5rem;
    width: auto;
    padding-inline: 1rem;

    /* The page's own main action stays in reach. */
    body:has([data-sticky-bar]) & {
      bottom: calc(5rem + env(safe-area-inset-bottom, 0px));
    }
  }
  & h2 {
    font-size: ${tokens.text.lg};
    line-height: 1.25;
  }
  & fieldset {
    display: grid;
    gap: 0.25rem;
  }
  & label {
    display: grid;
    grid-template-columns: 1.375rem 1fr;
    gap: 0 0.75rem;
    align-items: start;
    min-height: 2.75rem;
    padding-block: 0.5rem;
    font-weight: 600;
    line-height: 1.35;
    cursor: pointer;
  }
  & label small {
    grid-column: 2;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
    font-weight: 400;
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: 2.75rem;

  /* The cross itself stands in line with the words' end. */
  & > button[aria-label] {
    margin-inline-end: -0.6875rem;
  }
`;

/** Sentences of their own: as one, the largest text on a phone would be this panel's and not the page's. */
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.25rem;
  font-size: ${tokens.text.sm};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.25rem;

  /* Two in a row on a phone as well. */
  & > button[data-size] {
    flex: 1 1 auto;
    padding-inline: 0.25rem;
    font-size: 0.875rem;
  }
`;

export interface ConsentPanelProps {
  t: Translate;
  privacyHref: string;
  /** What holds at present. */
  consent: CookieConsent;
  /** Opened by the visitor, to change what was decided: shows the settings and takes the focus. */
  isAskedFor: boolean;
  onDecide(consent: CookieConsent): void;
  /** Asked for by Escape or the close button when the visitor had opened it: everything stays as it was. */
  onClose(): void;
}

/**
 * Asks which cookies may be kept. It covers nothing that one needs and stops nobody: until something is decided only
 * what is necessary is kept. Source: specification, content, "Cookie consent panel".
 */
export function ConsentPanel({ t, privacyHref, consent, isAskedFor, onDecide, onClose }: ConsentPanelProps) {
  const [isOpen, setIsOpen] = useState(isAskedFor);
  const [chosen, setChosen] = useState(consent);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useRoomBelow(panel);
  const close = () => {
    if (isAskedFor) return onClose();
    // The question itself stays until it is answered; what was ticked and not saved is not kept.
    flushSync(() => {
      setIsOpen(false);
      setChosen(consent);
    });
    opener.current?.focus();
  };
  useEscape(panel, isOpen, close);
  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);
  const open = () => {
    setIsOpen(true);
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <Panel aria-labelledby="cookie-consent" ref={panel}>
      <Head>
        <h2 id="cookie-consent" ref={heading} tabIndex={-1}>
          {t('consent.heading')}
        </h2>
        {isOpen ? (
          <IconButton label={t('consent.close')} icon={<X aria-hidden="true" />} onClick={close} />
        ) : (
          <Button size="sm" variant="quiet" flush onClick={open} ref={opener}>
            {t('consent.open')}
          </Button>
        )}
      </Head>
      <Words>
        <Text size="sm">{t('consent.text')}</Text>
        <Text size="sm">{t('consent.choice')}</Text>
        <a href={privacyHref}>{t('consent.more')}</a>
      </Words>
      {isOpen ? (
        <fieldset>
          <legend className="visually-hidden">{t('consent.settings')}</legend>
          <label>
            <input type="checkbox" checked disabled />
            {t('consent.necessary')}
            <small>{t('consent.necessaryText')}</small>
          </label>
          {(['analytical', 'marketing'] as const).map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={chosen[kind]}
                onChange={({ target }) => setChosen({ ...chosen, [kind]: target.checked })}
              />
              {t(`consent.${kind}`)}
              <small>{t(`consent.${kind}Text`)}</small>
            </label>
          ))}
        </fieldset>
      ) : null}
      <Actions>
        <Button size="sm" variant="secondary" onClick={() => onDecide({ analytical: true, marketing: true })}>
          {t('consent.acceptAll')}
        </Button>
        {isOpen ? (
          <Button size="sm" variant="secondary" onClick={() => onDecide(chosen)}>
            {t('consent.save')}
          </Button>
        ) : (
          <Button size="sm" variant="secondary" onClick={() => onDecide({ analytical: false, marketing: false })}>
            {t('consent.accept')}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

/** Escape closes, unless it is pressed in something else of the page that it may close: a menu, a dialog, a field. */
function useEscape(panel: RefObject<HTMLElement | null>, isOpen: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Node)) return;
      if (target === document.body || panel.current?.contains(target)) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [panel, isOpen]);
}

/** Room at the page's end while the panel stands there: nothing ends under it, nor does what the keyboard reaches. */
function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { body, documentElement } = document;
    const keepFree = () => {
      const top = panel.current?.getBoundingClientRect().top ?? window.innerHeight;
      const height = `${Math.ceil(window.innerHeight - top + EDGE_PX)}px`;
      body.style.paddingBottom = height;
      documentElement.style.scrollPaddingBottom = height;
    };
    keepFree();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(keepFree);
    if (panel.current) observer?.observe(panel.current);
    return () => {
      observer?.disconnect();
      body.style.paddingBottom = '';
      documentElement.style.scrollPaddingBottom = '';
    };
  }, [panel]);
}
