import type { LegalVersion } from '@aksamit/contracts';
import { formatLongDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Badge, Heading, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { lastDayOf } from '../last-day';
import { versionAddress } from '../legal-address';

const List = styled.ol`
  display: grid;
  padding: 0;
  margin-top: 0.75rem;
  border-top: 1px solid ${tokens.color.border};
  list-style: none;

  & > li {
    display: grid;
    gap: 0.25rem;
    padding-block: 1rem;
    border-bottom: 1px solid ${tokens.color.border};
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
    font-weight: 600;
  }
`;

const TONES = { coming: 'warning', current: 'success', earlier: 'neutral' } as const;

interface VersionListProps {
  versions: readonly LegalVersion[];
  /** Name of the version that the page shows. */
  shown: string | undefined;
  /** Address of the text in effect. */
  path: string;
}

/** All versions of a legal text, the newest first: since when each applies, until when it did, what it changed. */
export function VersionList({ versions, shown, path }: VersionListProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  if (versions.length === 0) return null;
  const periodOf = (each: LegalVersion) => {
    const from = formatLongDate(each.effectiveAt, locale);
    if (each.state === 'coming') return t('legalText.from', { from });
    if (each.state === 'current') return t('legalText.since', { from });
    return t('legalText.period', { from, to: formatLongDate(lastDayOf(each), locale) });
  };
  return (
    <section aria-labelledby="versions" data-print="hide">
      <Heading level={2} size="sm" id="versions">
        {t('legalText.versions')}
      </Heading>
      <List>
        {versions.map((each) => (
          <li key={each.version}>
            <div>
              {each.version === shown ? (
                <span aria-current="page">{periodOf(each)}</span>
              ) : (
                <a href={each.state === 'current' ? path : versionAddress(path, each.version)}>{periodOf(each)}</a>
              )}
              <Badge tone={TONES[each.state]}>{t(`legalText.states.${each.state}`)}</Badge>
            </div>
            {each.summary ? (
              <Text size="sm" tone="muted">
                {each.summary}
              </Text>
            ) : null}
          </li>
        ))}
      </List>
    </section>
  );
}
