import type { ArticleAuthor } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Eyebrow, Heading, Picture, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Base = styled.aside`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 1.25rem;
  padding-block: 1.75rem;
  border-block: 1px solid ${tokens.color.border};

  & img {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: ${tokens.radius.full};
    object-fit: cover;
  }
  & > div {
    display: grid;
    gap: 0.25rem;
  }
`;

/** Who wrote an article. */
export function AuthorCard({ author }: { author: ArticleAuthor }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <Base aria-label={t('article.author')}>
      <Picture image={author.avatar} sizes="72px" alt="" />
      <div>
        <Eyebrow>{t('article.author')}</Eyebrow>
        <Heading level={2} size="sm">
          {author.slug ? <a href={href('content/blog-author', { slug: author.slug })}>{author.name}</a> : author.name}
        </Heading>
        <Text size="sm" tone="muted">
          {[author.position, author.specialization].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm">{author.bio}</Text>
      </div>
    </Base>
  );
}
