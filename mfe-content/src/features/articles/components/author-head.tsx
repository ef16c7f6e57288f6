import type { ArticleAuthor } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Breadcrumbs, Heading, Picture, Stack, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Profile = styled.div`
  display: grid;
  justify-items: start;
  gap: 1.25rem;

  & img {
    width: 8rem;
    height: 8rem;
    border-radius: ${tokens.radius.full};
    object-fit: cover;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 2rem;

    & img {
      width: 11rem;
      height: 11rem;
    }
  }
`;

/** Head of an author's page: the way to it, portrait, name and what the author does. */
export function AuthorHead({ author }: { author: ArticleAuthor }) {
  const t = useTranslate();
  const href = useHref();
  const trail = [
    { label: t('links.home'), href: href('content/home') },
    { label: t('blog.title'), href: href('content/blog') },
    { label: author.name },
  ];
  return (
    <Stack gap={6}>
      <Breadcrumbs label={t('breadcrumbs')} items={trail} />
      <Profile>
        <Picture image={author.avatar} sizes="(min-width: 640px) 176px, 128px" alt="" eager />
        <Stack gap={2}>
          <Heading level={1}>{author.name}</Heading>
          <Text tone="muted">{author.position}</Text>
          <Text size="lead">{author.bio}</Text>
          <Text size="sm" tone="muted">
            {t('blog.author.about', { subjects: author.specialization })}
          </Text>
        </Stack>
      </Profile>
    </Stack>
  );
}
