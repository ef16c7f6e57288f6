import { useTranslate } from '@aksamit/shared-kit/i18n';
import { usePageContext } from '@aksamit/shared-kit/lifecycle';
import { space, tokens } from '@aksamit/shared-kit/theme';
import { Heading } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';

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

/** What happens after an order: mail, booking, visit. */
export function NextSteps() {
  const t = useTranslate();
  const { brand } = usePageContext().market;
  return (
    <section aria-labelledby="next-steps">
      <Heading level={2} size="md" id="next-steps">
        {t('next.heading')}
      </Heading>
      <List>
        <li>{t('next.number')}</li>
        <li>
          <span>
            {t('next.book')} <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>{brand.phone}</a>
          </span>
        </li>
        <li>{t('next.visit')}</li>
      </List>
    </section>
  );
}
