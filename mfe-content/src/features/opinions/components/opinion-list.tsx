import type { Opinion } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { joinShortWords, offscreenItem, Stack } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { treatmentPage } from '../treatment-page';
import { OpinionCard } from './opinion-card';

const Reply = styled.blockquote`
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-inline-start: 3px solid ${tokens.color.accent};
  background: ${tokens.color.sunken};
  font-size: ${tokens.text.sm};
`;

/** Opinions in a list, each with its subject and the salon's reply. */
export function OpinionList({ opinions }: { opinions: readonly Opinion[] }) {
  const t = useTranslate();
  return (
    <Stack as="ul" gap={4}>
      {opinions.map((opinion, index) => (
        <li key={opinion.id} style={offscreenItem(index, 240)}>
          <OpinionCard
            opinion={opinion}
            subject={opinion.product || opinion.location ? <OpinionOf opinion={opinion} /> : null}
          >
            {opinion.reply ? (
              <Reply>
                <strong>{t('opinionList.reply')}</strong> {joinShortWords(opinion.reply)}
              </Reply>
            ) : null}
          </OpinionCard>
        </li>
      ))}
    </Stack>
  );
}

/** Its subject: the treatment and the salon, each with a link. */
function OpinionOf({ opinion: { product, location } }: { opinion: Opinion }) {
  const href = useHref();
  return (
    <>
      {product ? <a href={href(treatmentPage(product.gender), { slug: product.slug })}>{product.name}</a> : null}
      {product && location ? ' · ' : null}
      {location ? <a href={href('catalog/salon', { slug: location.slug })}>{location.name}</a> : null}
    </>
  );
}
