import { useTranslate } from '@aksamit/module-sdk/i18n';
import { navigator } from '@aksamit/module-sdk/router';
import { Button, Card, Heading, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { PROFESSIONAL } from '../professional-answer';
import { keepProfessional, readsAsProfessional } from '../visitor-memory';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

export interface ProfessionalGateProps {
  /** Address of the article without its query. */
  path: string;
  /** Where a visitor who declines goes. */
  away: string;
  /** The visitor confirmed: the article stands below. */
  isConfirmed: boolean;
}

/**
 * Asks before an article for professionals. The two choices are a form and a link, so they work without scripts; a visitor
 * who confirmed before goes on to the article.
 */
export function ProfessionalGate({ path, away, isConfirmed }: ProfessionalGateProps) {
  const t = useTranslate();
  useEffect(() => {
    if (isConfirmed) keepProfessional(true);
    else if (readsAsProfessional()) navigator.replace(`${path}?${PROFESSIONAL.name}=${PROFESSIONAL.value}`);
  }, [path, isConfirmed]);
  if (isConfirmed) {
    return (
      <Notice tone="info">
        {t('confirmed')}{' '}
        <a href={away} onClick={() => keepProfessional(false)}>
          {t('withdraw')}
        </a>
      </Notice>
    );
  }
  return (
    <Card tone="blush" as="section" aria-labelledby="professional-gate">
      <Stack gap={4}>
        <Heading level={2} size="md" id="professional-gate">
          {t('title')}
        </Heading>
        <Text>{t('text')}</Text>
        <Text>{t('question')}</Text>
        {/* A form: visitors and scripts that follow links alone do not come past it. */}
        <form method="get" action={path}>
          <Choices>
            <Button type="submit" name={PROFESSIONAL.name} value={PROFESSIONAL.value}>
              {t('confirm')}
            </Button>
            <LinkButton variant="secondary" href={away}>
              {t('decline')}
            </LinkButton>
          </Choices>
        </form>
        <Text size="sm" tone="muted">
          {t('kept')}
        </Text>
      </Stack>
    </Card>
  );
}
