import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import {
  Accordion,
  Card,
  Container,
  Heading,
  LinkButton,
  offscreen,
  Section,
  SectionHead,
  Stack,
  Text,
} from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { MessageSquareHeart } from 'lucide-react';

const QUESTIONS = ['count', 'break', 'age', 'cancel', 'before'] as const;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: 2.5rem clamp(2rem, 6vw, 6rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }
  & svg {
    color: ${tokens.color.accent};
  }
`;

/** The frequent questions with their answers, as the page and its structured data show them. */
export function useQuestions(): { id: string; title: string; content: string }[] {
  const t = useTranslate();
  const { cancellationNoticeHours } = useMarketPolicies();
  return QUESTIONS.map((key) => ({
    id: `question-${key}`,
    title: t(`questions.${key}.title`),
    content: t(`questions.${key}.text`, { count: cancellationNoticeHours }),
  }));
}

/** Frequent questions, with a link to guests' opinions. */
export function Questions() {
  const t = useTranslate();
  const href = useHref();
  const items = useQuestions().map((question) => ({ ...question, content: <Text>{question.content}</Text> }));
  return (
    <Section aria-labelledby="questions" style={offscreen(870, 615)}>
      <Container>
        <Columns>
          <div>
            <SectionHead
              id="questions"
              eyebrow={t('questions.eyebrow')}
              title={t('questions.title')}
              action={<a href={href('content/faq')}>{t('questions.all')}</a>}
            />
            <Accordion items={items} exclusiveName="home-questions" />
          </div>
          <Card tone="raised">
            <Stack gap={4} align="flex-start">
              <MessageSquareHeart aria-hidden="true" size={32} strokeWidth={1.5} />
              <Heading level={2} size="md">
                {t('opinions.title')}
              </Heading>
              <Text>{t('opinions.text')}</Text>
              <LinkButton href={href('content/opinions')} variant="secondary" size="sm">
                {t('opinions.action')}
              </LinkButton>
            </Stack>
          </Card>
        </Columns>
      </Container>
    </Section>
  );
}
