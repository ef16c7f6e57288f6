import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, RetryNotice, Section, SectionHead } from '@aksamit/ui';
import { type ReactNode, useId } from 'react';

interface TeaserSectionProps {
  eyebrow?: string | undefined;
  title: string;
  text?: string | undefined;
  /** Link to all of it. */
  all?: { href: string; label: string };
  children: ReactNode;
}

/** Section of a teaser in another module's page: its heading, and the way to all of it. */
export function TeaserSection({ eyebrow, title, text, all, children }: TeaserSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Container>
        <SectionHead id={id} {...{ eyebrow, title, text }} action={all ? <a href={all.href}>{all.label}</a> : null} />
        {children}
      </Container>
    </Section>
  );
}

interface FailedTeaserProps {
  busy: boolean;
  onRetry(): void;
}

/** What stands in for a teaser's treatments that could not be loaded. */
export function FailedTeaser({ busy, onRetry }: FailedTeaserProps) {
  const t = useTranslate();
  return (
    <RetryNotice
      title={t('teaser.failed.title')}
      text={t('teaser.failed.text')}
      retryLabel={t('teaser.failed.retry')}
      retryName={t('teaser.failed.retryName')}
      busy={busy}
      onRetry={onRetry}
    />
  );
}
