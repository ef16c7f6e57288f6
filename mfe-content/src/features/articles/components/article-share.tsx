import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, LinkButton } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Mail, Share2 } from 'lucide-react';
import { useState } from 'react';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;

  & > p {
    flex-basis: 100%;
    font-size: ${tokens.text.sm};
  }
  & > p > input {
    width: 100%;
    padding: 0.5rem 0.75rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
    font: inherit;
  }
  /* The button acts by its script alone; the link works anywhere. */
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

export interface ArticleShareProps {
  title: string;
  /** Full address of the article. */
  url: string;
}

/**
 * Hands the article to the device's own sharing, where it has one; else its address is copied, or shown where that is not
 * allowed. A mail works everywhere.
 */
export function ArticleShare({ title, url }: ArticleShareProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // Not allowed, or no https: the address is shown to be copied by hand.
      setOutcome('notCopied');
    }
  };
  const share = async () => {
    setOutcome(null);
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closed without a choice: nothing is wrong.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') await copy();
    }
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <Row>
      <Button variant="secondary" size="sm" onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </Button>
      <LinkButton variant="quiet" size="sm" href={mail}>
        <Mail aria-hidden="true" />
        {t('mail')}
      </LinkButton>
      <p role="status">
        {outcome === 'copied' ? t('copied') : null}
        {outcome === 'notCopied' ? (
          <input readOnly value={url} aria-label={t('notCopied')} onFocus={(event) => event.currentTarget.select()} />
        ) : null}
      </p>
    </Row>
  );
}
