import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, ChoiceLinks, Stack } from '@aksamit/ui';
import { Field, Select } from '@aksamit/ui/form';
import { media, space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { OpinionCategory } from '../api/get-opinions';
import { type OpinionFilter, opinionAddress } from '../opinion-filter';

/** On a phone one row that scrolls, so that the first opinion is in view. */
const Categories = styled.nav`
  ${media.mobile} {
    margin-inline: calc(-1 * ${tokens.gutter});

    & > ul {
      flex-wrap: nowrap;
      padding: 3px ${tokens.gutter};
      overflow-x: auto;
      scrollbar-width: none;
    }
  }
`;

const CityForm = styled.form`
  display: flex;
  align-items: end;
  gap: ${space(3)};
  max-width: 26rem;

  & > div {
    flex: 1;
  }
`;

export interface OpinionFiltersProps {
  path: string;
  filter: OpinionFilter;
  categories: readonly OpinionCategory[];
  /** Names of cities. */
  cities: readonly string[];
}

/** Kinds of treatment as links, the city as a form: both work without scripts and have an address of their own. */
export function OpinionFilters({ path, filter, categories, cities }: OpinionFiltersProps) {
  const t = useTranslate();
  const all = { label: t('opinionList.all'), href: opinionAddress(path, filter, { category: null, product: null }) };
  return (
    <Stack gap={5}>
      <Categories aria-label={t('opinionList.category')}>
        <ChoiceLinks
          choices={[
            { ...all, current: filter.category === null },
            ...categories.map(({ code, name }) => ({
              label: name,
              href: opinionAddress(path, filter, { category: code, product: null }),
              current: code === filter.category,
            })),
          ]}
        />
      </Categories>
      <CityForm action={path} method="get">
        {filter.product ? <input type="hidden" name="product" value={filter.product} /> : null}
        {filter.category ? <input type="hidden" name="category" value={filter.category} /> : null}
        {filter.rating ? <input type="hidden" name="rating" value={filter.rating} /> : null}
        <Field label={t('opinionList.city')} id="opinions-city">
          <Select name="city" key={`${filter.city} ${cities.length}`} defaultValue={filter.city ?? ''}>
            <option value="">{t('opinionList.everywhere')}</option>
            {cities.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          {t('opinionList.show')}
        </Button>
      </CityForm>
    </Stack>
  );
}
