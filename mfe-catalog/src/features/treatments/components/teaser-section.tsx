import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, Eyebrow, Heading, RetryNotice, Section, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem 2rem;
  margin-bottom: clamp(1.5rem, 1rem + 1.5vw, 2.5rem);

  & > div {
    display: grid;
    gap: 0.625rem;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;

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
        <Head>
          <div>
            {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
            <Heading level={2} size="xl" id={id}>
              {title}
            </Heading>
            {text ? <Text tone="muted">{text}</Text> : null}
          </div>
          {all ? <a href={all.href}>{all.label}</a> : null}
        </Head>
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
