import type { Translate } from '@aksamit/shared-kit/i18n';
import { tokens } from '@aksamit/shared-kit/theme';
import { Button, Text } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { CookieConsent } from './stored-consent';

const Panel = styled.section`
  position: fixed;
  z-index: 60;
  inset: auto 0.75rem 0.75rem auto;
  display: grid;
  gap: 0.75rem;
  width: min(26rem, 100vw - 1.5rem);
  max-height: calc(100dvh - 1.5rem);
  padding: 1rem 1.125rem;
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow};

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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

export interface ConsentPanelProps {
  t: Translate;
  privacyHref: string;
  /** What holds at present. */
  consent: CookieConsent;
  /** Opened by the visitor, to change what was decided: shows the settings and takes the focus. */
  isAskedFor: boolean;
  onDecide(consent: CookieConsent): void;
}

/**
 * Asks which cookies may be kept. It covers nothing that one needs and stops nobody: until something is decided only
 * what is necessary is kept. Source: specification, content, "Cookie consent panel".
 */
export function ConsentPanel({ t, privacyHref, consent, isAskedFor, onDecide }: ConsentPanelProps) {
  const [isOpen, setIsOpen] = useState(isAskedFor);
  const [chosen, setChosen] = useState(consent);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);
  return (
    <Panel aria-labelledby="cookie-consent">
      <h2 id="cookie-consent" ref={heading} tabIndex={-1}>
        {t('consent.heading')}
      </h2>
      <Text size="sm">
        {t('consent.text')} <a href={privacyHref}>{t('consent.more')}</a>
      </Text>
      {isOpen ? (
        <fieldset aria-label={t('consent.settings')}>
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
          <>
            <Button size="sm" variant="secondary" onClick={() => onDecide({ analytical: false, marketing: false })}>
              {t('consent.accept')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
              {t('consent.open')}
            </Button>
          </>
        )}
      </Actions>
    </Panel>
  );
}
