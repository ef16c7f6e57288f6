import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Container, Eyebrow, Heading, LinkButton, Section, Stack, Text } from '@aksamit/ui';
import { TextInput } from '@aksamit/ui/form';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { useId } from 'react';

const SearchForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  max-width: 34rem;

  & > label {
    /* Beside the button only where its placeholder fits. */
    flex: 1 1 15rem;
  }
`;

const Popular = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  padding: 0;
  list-style: none;

  & a {
    display: block;
    padding-block: 0.5rem;
  }
  & ::marker {
    color: ${tokens.color.accent};
  }
`;

/** Page of an address that does not exist: states this and offers every page that the visitor may have meant. */
export function NotFound() {
  const t = useTranslate();
  const searchId = useId();
  const href = useHref();
  return (
    <Section>
      <Container width="narrow">
        <Stack gap={8}>
          <Stack gap={3}>
            <Eyebrow>{t('notFound.eyebrow')}</Eyebrow>
            <Heading level={1}>{t('notFound.title')}</Heading>
            <Text size="lead" tone="muted">
              {t('notFound.text')}
            </Text>
          </Stack>
          <SearchForm action={href('catalog/search')} method="get" role="search" aria-label={t('notFound.searchLabel')}>
            <label htmlFor={searchId}>
              <span className="visually-hidden">{t('notFound.searchLabel')}</span>
              <TextInput
                type="search"
                id={searchId}
                name="q"
                minLength={3}
                placeholder={t('notFound.searchPlaceholder')}
                autoComplete="off"
              />
            </label>
            <Button type="submit">
              <Search aria-hidden="true" />
              {t('notFound.search')}
            </Button>
          </SearchForm>
          <Stack direction="row" gap={3}>
            <LinkButton href={href('catalog/womens-zone')} variant="secondary">
              {t('zones.women')}
            </LinkButton>
            <LinkButton href={href('catalog/mens-zone')} variant="secondary">
              {t('zones.men')}
            </LinkButton>
          </Stack>
          <PopularPages />
        </Stack>
      </Container>
    </Section>
  );
}

/** Links to the pages that are visited most. */
function PopularPages() {
  const t = useTranslate();
  const href = useHref();
  const popular = [
    { key: 'priceList', path: href('catalog/price-list') },
    { key: 'salons', path: href('catalog/salons') },
    { key: 'specialOffers', path: href('catalog/special-offers') },
    { key: 'blog', path: href('content/blog') },
    { key: 'contact', path: href('content/contact') },
    { key: 'siteMap', path: href('content/site-map') },
  ];
  return (
    <nav aria-labelledby="not-found-popular">
      <Heading level={2} size="sm" id="not-found-popular">
        {t('notFound.popular')}
      </Heading>
      <Popular>
        {popular.map(({ key, path }) => (
          <li key={key}>
            <a href={path}>{t(`links.${key}`)}</a>
          </li>
        ))}
      </Popular>
    </nav>
  );
}
