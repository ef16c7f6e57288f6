import type { Order } from '@aksamit/contracts';
import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { Heading } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { orderContent } from '../order-content';

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  margin-top: ${space(4)};
  list-style: none;
  counter-reset: next;

  & > li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    gap: ${space(3)};
    counter-increment: next;
  }
  & > li::before {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color['accent-soft']};
    color: ${tokens.color['accent-strong']};
    content: counter(next);
    font-weight: 600;
  }
`;

interface NextStepsProps {
  order: Order | undefined;
  /** Page on which its visits are moved and canceled; null: there is none. */
  changeAddress: string | null;
}

/** What happens after an order, by its content: visits to book or to attend, vouchers to be sent. */
export function NextSteps({ order, changeAddress }: NextStepsProps) {
  const t = useTranslate();
  const { cancellationNoticeHours } = useMarketPolicies();
  const href = useHref();
  const { brand } = usePageContext().market;
  const isLoggedIn = useTopic('session')?.status === 'authenticated';
  // Until the order is loaded, show the text that holds for most orders.
  const content = order ? orderContent(order) : null;
  const toBook = content ? content.hasLaterVisits : true;
  const toCome = content ? content.hasLaterVisits || content.visits.length > 0 : true;
  return (
    <section aria-labelledby="next-steps">
      <Heading level={2} size="md" id="next-steps">
        {t('next.heading')}
      </Heading>
      <List>
        <li>{t('next.number')}</li>
        {content?.hasElectronicVouchers ? <li>{t('next.voucherElectronic')}</li> : null}
        {content?.hasDatedVouchers ? <li>{t('next.voucherDated')}</li> : null}
        {content?.hasPaperVouchers ? <li>{t('next.voucherPaper')}</li> : null}
        {toBook ? (
          <li>
            <span>
              {isLoggedIn ? (
                <a href={`${href('panel/visits')}?tab=treatments`}>{t('next.bookInPanel')}</a>
              ) : (
                t('next.book')
              )}{' '}
              {t('next.call')}{' '}
              <a href={`tel:${brand.phone.replace(/\s/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
                {brand.phone}
              </a>
            </span>
          </li>
        ) : null}
        {content && content.visits.length > 0 ? (
          <li>
            <span>
              {t('next.move', { count: cancellationNoticeHours })}{' '}
              {changeAddress === null ? null : <a href={changeAddress}>{t('orderVisits.change')}</a>}
            </span>
          </li>
        ) : null}
        {toCome ? <li>{t('next.visit')}</li> : null}
      </List>
    </section>
  );
}
