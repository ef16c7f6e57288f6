import type { Translate } from '@aksamit/module-sdk/i18n';
import { Button, IconButton, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CookieConsent } from './stored-consent';

/** Distance above the panel, CSS pixels. */
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

/**
 * Separate sentences: as one block this text would be a phone's largest contentful paint, instead of the page's own.
 */
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
  /** The current consent. */
  consent: CookieConsent;
  /** The visitor opened the panel to change the decision: it shows the settings and takes the focus. */
  isAskedFor: boolean;
  onDecide(consent: CookieConsent): void;
  /** Called on Escape or the close button when the visitor had opened the panel: nothing changes. */
  onClose(): void;
}

/**
 * Requests the visitor's decision about cookies. It covers nothing essential and blocks nothing: until the decision
 * only necessary cookies are stored. Source: specification, content, "Cookie consent panel".
 */
export function ConsentPanel({ t, privacyHref, consent, isAskedFor, onDecide, onClose }: ConsentPanelProps) {
  const [isOpen, setIsOpen] = useState(isAskedFor);
  const [chosen, setChosen] = useState(consent);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useSpaceBelow(panel);
  const close = () => {
    if (isAskedFor) return onClose();
    // The question stays until it is answered; unsaved choices are dropped.
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
    // The pressed button was removed.
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
      {isOpen ? <CookieSettings t={t} chosen={chosen} onChoose={setChosen} /> : null}
      <Decisions t={t} chosen={isOpen ? chosen : null} onDecide={onDecide} />
    </Panel>
  );
}

interface CookieSettingsProps {
  t: Translate;
  chosen: CookieConsent;
  onChoose(chosen: CookieConsent): void;
}

/** A choice for each kind of cookies; the necessary ones cannot be refused. */
function CookieSettings({ t, chosen, onChoose }: CookieSettingsProps) {
  return (
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
            onChange={({ target }) => onChoose({ ...chosen, [kind]: target.checked })}
          />
          {t(`consent.${kind}`)}
          <small>{t(`consent.${kind}Text`)}</small>
        </label>
      ))}
    </fieldset>
  );
}

interface DecisionsProps {
  t: Translate;
  /** The choices in the settings; null while the settings are closed. */
  chosen: CookieConsent | null;
  onDecide(consent: CookieConsent): void;
}

/** Accepts all cookies, the chosen ones, or only the necessary ones. */
function Decisions({ t, chosen, onDecide }: DecisionsProps) {
  return (
    <Actions>
      <Button size="sm" variant="secondary" onClick={() => onDecide({ analytical: true, marketing: true })}>
        {t('consent.acceptAll')}
      </Button>
      {chosen ? (
        <Button size="sm" variant="secondary" onClick={() => onDecide(chosen)}>
          {t('consent.save')}
        </Button>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => onDecide({ analytical: false, marketing: false })}>
          {t('consent.accept')}
        </Button>
      )}
    </Actions>
  );
}

/** Escape closes the panel, unless the key was pressed in a menu, dialog or field that it may close instead. */
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

/** Reserves space at the page's end while the panel is shown, so that it hides neither content nor focused elements. */
function useSpaceBelow(panel: RefObject<HTMLElement | null>): void {
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
