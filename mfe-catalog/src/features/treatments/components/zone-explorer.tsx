import { type AtlasPart, BodyAtlas } from '@aksamit/body-atlas';
import type { Gender, ProductSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Disclosure, Heading, LinkButton, resultsHref, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { bodyViewTexts } from '../../../texts/body-view-texts';
import { explorerTexts } from '../../../texts/explorer-texts';
import { PageTexts } from '../../../texts/page-texts';
import { treatmentOfPart } from '../explorer-rules';
import { type ZoneFilters, zoneAddress, zonePages } from '../zone-filters';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  margin-top: 1.25rem;

  ${media.desktop} {
    grid-template-columns: 21rem minmax(0, 1fr);
    gap: 2rem;
    align-items: start;
  }
`;

const Explorer = styled.section`
  display: grid;
  gap: 0.75rem;
  min-width: 0;
`;

/** Where the body has no room beside the list it is folded: the list comes at once, and a press shows the body, also without scripts. */
const Fold = styled(Disclosure)`
  & > summary {
    padding: 0.5rem 1rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
  }
  ${media.desktop} {
    display: none;
  }
`;

/** Beside the fold, not inside it: style alone opens a `details` on a wide screen in new browsers only. */
const Folded = styled.div`
  display: grid;
  gap: 0.75rem;
  min-width: 0;

  ${media.mobileNavigation} {
    details:not([open]) + & {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  ${media.desktop} {
    & > [data-to-list] {
      display: none;
    }
  }
`;

/** A body part that can be chosen; `count`: how many treatments there are for it, where that is known. */
export interface ExplorerPart {
  code: string;
  name: string;
  count?: number | undefined;
}

interface ZoneExplorerProps {
  gender: Gender;
  /** Path of the zone. */
  path: string;
  filters: ZoneFilters;
  parts: readonly ExplorerPart[];
  /** The shown page of the list. */
  found: readonly ProductSummary[];
  /** How many treatments there are in all with these filters; undefined: not known. */
  total?: number | undefined;
  /** The list: beside the body on wide screens, below it on others. */
  children: ReactNode;
}

/**
 * A zone's treatments beside a drawn body: every area and every entry of its list is a link that filters by its body part; chosen
 * again it is taken off. Parts without a treatment are left out.
 */
export function ZoneExplorer({ children, ...props }: ZoneExplorerProps) {
  const listId = `list${useId()}`;
  return (
    <Columns>
      <PageTexts resources={explorerTexts}>
        <ExplorerColumn {...props} listId={listId} />
      </PageTexts>
      <div id={listId}>{children}</div>
    </Columns>
  );
}

type ExplorerColumnProps = Omit<ZoneExplorerProps, 'children'> & { listId: string };

function ExplorerColumn({ gender, path, filters, parts, found, total, listId }: ExplorerColumnProps) {
  const t = useTranslate();
  const titleId = useId();
  const href = useHref();
  const address = (bodyPart: string | undefined) => resultsHref(zoneAddress(path, { ...filters, page: 1, bodyPart }));
  const chosen = parts.find(({ code }) => code === filters.bodyPart);
  const shown = parts
    .filter(({ code, count }) => count !== 0 || code === chosen?.code)
    .map(({ code, name, count }): AtlasPart => {
      const isChosen = code === chosen?.code;
      return { code, name, count, isChosen, href: address(isChosen ? undefined : code) };
    });
  const treatment = chosen ? treatmentOfPart(found, chosen.code) : undefined;
  return (
    <Explorer aria-labelledby={titleId}>
      <Heading level={2} id={titleId} size="lg">
        {t('explorer.title')}
      </Heading>
      {chosen ? (
        <>
          <Text size="sm">
            <strong>{t('explorer.chosen', { name: chosen.name })}</strong>
          </Text>
          <Actions>
            {total ? (
              <LinkButton size="sm" href={`#${listId}`} data-to-list="">
                {t('explorer.toList', { count: total })}
              </LinkButton>
            ) : null}
            <LinkButton
              size="sm"
              variant="secondary"
              href={address(undefined)}
              aria-label={t('explorer.undoNamed', { name: chosen.name })}
            >
              {t('explorer.undo')}
            </LinkButton>
            {treatment ? (
              <LinkButton
                size="sm"
                variant="secondary"
                href={href(zonePages[gender].product, { slug: treatment.slug })}
                aria-label={t('explorer.learnMoreNamed', treatment)}
              >
                {t('explorer.learnMore')}
              </LinkButton>
            ) : null}
          </Actions>
        </>
      ) : null}
      <Fold summary={t('explorer.open')} />
      <Folded>
        {chosen ? null : (
          <Text size="sm" tone="muted">
            {t('explorer.hint')}
          </Text>
        )}
        <BodyAtlas gender={gender} parts={shown} texts={{ label: t('explorer.label'), ...bodyViewTexts(t) }} />
      </Folded>
    </Explorer>
  );
}
