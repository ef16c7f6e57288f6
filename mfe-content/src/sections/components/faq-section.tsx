import { Island } from '@aksamit/module-sdk/islands';
import { Accordion, Heading, joinShortWords, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import questionSearch from '../../islands/question-search.island';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

const Subjects = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 1.125rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    text-decoration: none;
  }
  & > a:hover {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
`;

const Subject = styled(Heading)`
  margin-bottom: 0.75rem;
`;

/** Questions with answers that expand, by subject. */
export function FaqSection({ section, position }: SectionProps<'faq'>) {
  const { groups, hasSearch } = section;
  const named = groups.flatMap(({ title }, index) => (title ? [{ title, id: `${position.id}-${index + 1}` }] : []));
  const questionsId = `${position.id}-questions`;
  return (
    <SectionBand head={section} position={position} width="narrow">
      <Stack gap={6}>
        {hasSearch ? <Island of={questionSearch} props={{ questionsId }} /> : null}
        {named.length > 1 ? (
          <Subjects aria-labelledby={section.title ? position.id : undefined}>
            {named.map(({ title, id }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </Subjects>
        ) : null}
        <Stack gap={10} id={questionsId}>
          {groups.map(({ title, items }, index) => {
            const id = `${position.id}-${index + 1}`;
            const questions = items.map((item, number) => ({
              id: `${id}-${number + 1}`,
              title: joinShortWords(item.title),
              content: <Text>{joinShortWords(item.text)}</Text>,
            }));
            return (
              <section key={id} aria-labelledby={title ? id : undefined}>
                {title ? (
                  <Subject level={section.title ? 3 : 2} size="md" id={id}>
                    {title}
                  </Subject>
                ) : null}
                <Accordion items={questions} />
              </section>
            );
          })}
        </Stack>
      </Stack>
    </SectionBand>
  );
}
