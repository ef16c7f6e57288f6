import type { SearchPage, Voucher } from '@aksamit/contracts';
import { useHref, useModule, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Card, Grid, Heading, Text } from '@aksamit/ui';

interface FoundLink {
  id: string;
  href: string;
  title: string;
  text: string;
}

/** Vouchers that were found: each leads to where its amount is chosen. */
export function VoucherLinks({ vouchers }: { vouchers: readonly Voucher[] }) {
  const money = useMoney();
  const href = useHref()('catalog/vouchers');
  const links = vouchers.map(({ id, name, pricing }) => {
    return { id, href, title: name, text: money(pricing.price, pricing.currency.code) };
  });
  return <FoundLinks links={links} />;
}

/** Pages that were found: title and lead. */
export function PageLinks({ pages }: { pages: readonly SearchPage[] }) {
  const { basePath } = useModule().context;
  return (
    <FoundLinks links={pages.map(({ id, path, title, lead }) => ({ id, href: basePath + path, title, text: lead }))} />
  );
}

function FoundLinks({ links }: { links: readonly FoundLink[] }) {
  return (
    <Grid as="ul" minColumn="18rem" gap={4}>
      {links.map(({ id, href, title, text }) => (
        <li key={id}>
          <Card as="article" aria-label={title} style={{ height: '100%' }}>
            <Heading level={3} size="sm" style={{ marginBottom: '0.25rem' }}>
              <a href={href}>{title}</a>
            </Heading>
            <Text size="sm">{text}</Text>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
