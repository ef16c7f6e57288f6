import { useTranslate } from '@aksamit/module-sdk/i18n';
import { VisuallyHidden } from '@aksamit/ui';
import { Checkbox, Field, TextInput } from '@aksamit/ui/form';
import { space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { BlikCode } from '../use-blik-code';

/** Przelewy24's terms and its notice on personal data: it requires links to both beside the box. */
const TERMS = 'https://www.przelewy24.pl/regulamin';
const PERSONAL_DATA = 'https://www.przelewy24.pl/obowiazekinformacyjny';
const CODE_ID = 'blik-code';
const ACCEPT_ID = 'blik-accept';

const Base = styled.div`
  display: grid;
  gap: ${space(2)};

  & input[inputmode='numeric'] {
    max-width: 12rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.2em;
  }
`;

/** Field for the payer's code from the bank's app, so that nobody has to leave for the gateway. */
export function BlikFields({ blik }: { blik: BlikCode }) {
  const t = useTranslate();
  const { codeProblem, acceptProblem } = blik;
  // The press moves the focus to what is missing.
  const isFirst = useRef(true);
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst) return;
    if (codeProblem) document.getElementById(CODE_ID)?.focus();
    else if (acceptProblem) document.getElementById(ACCEPT_ID)?.focus();
  }, [codeProblem, acceptProblem]);
  const newTab = (href: string, words: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <VisuallyHidden> {t('blik.newTab')}</VisuallyHidden>
    </a>
  );
  return (
    <Base>
      <Field label={t('blik.label')} hint={t('blik.hint')} error={codeProblem} id={CODE_ID}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          value={blik.code}
          onChange={(event) => blik.setCode(event.target.value)}
        />
      </Field>
      <Checkbox
        id={ACCEPT_ID}
        checked={blik.isAccepted}
        onChange={(event) => blik.setIsAccepted(event.target.checked)}
        error={acceptProblem}
        label={
          <>
            {t('blik.accept')} {newTab(TERMS, t('blik.terms'))} {t('blik.and')}{' '}
            {newTab(PERSONAL_DATA, t('blik.personalData'))} {t('blik.ofGateway')}
          </>
        }
      />
    </Base>
  );
}
