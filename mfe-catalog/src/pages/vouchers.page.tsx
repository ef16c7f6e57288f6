import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { Fragment, useHref, useMoney, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import {
  Accordion,
  Breadcrumbs,
  Card,
  Container,
  Grid,
  Heading,
  LinkButton,
  Section,
  Skeleton,
  Text,
} from '@aksamit/ui';
import { CalendarHeart, MailCheck, MapPinned, Wallet } from 'lucide-react';
import { voucherSaleQuery } from '../features/sales/api/get-voucher-sale';
import { VoucherMore } from '../features/sales/components/voucher-more';
import { voucherEntry } from '../features/sales/sale-json-ld';
import { questionsEntry, trailEntry } from '../structured-data/page-json-ld';
import { PageTexts } from '../texts/page-texts';
import { saleTexts } from '../texts/sale-texts';
import { FailedList } from './load-failures';
import { saleTextsFor } from './sale-loading';

export default definePage({
  name: 'vouchers',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/vouchery/'], en: ['/vouchers/'] },
  load,
  component: VouchersPage,
});

/** What the voucher page sells. */
async function load({ context, http, queryClient, setHead }: LoadInput): Promise<LoadResult> {
  const t = saleTextsFor(context);
  const brand = context.market.brand.name;
  setHead({ title: t('voucher.metaTitle'), description: t('voucher.metaDescription', { brand }) });
  await queryClient.fetchQuery(voucherSaleQuery(http, context.market.slug));
  return { status: 200, cacheKeys: ['vouchers', 'markets'] };
}

/** Height that the form declares for itself, CSS pixels. */
const FORM_HEIGHT_PX = 900;

/** Id of the form on the page. */
const FORM_ID = 'voucher-form';

const benefits = [
  { key: 'anywhere', icon: MapPinned },
  { key: 'anything', icon: Wallet },
  { key: 'atOnce', icon: MailCheck },
  { key: 'time', icon: CalendarHeart },
] as const;
const rules = ['how', 'long', 'more', 'promotions', 'paper'] as const;

/** `/vouchery/`: what a voucher is, the form to make one, and the rules of its use. Source: content, "Voucher page". */
export function VouchersPage() {
  return (
    <PageTexts resources={saleTexts}>
      <Vouchers />
    </PageTexts>
  );
}

function Vouchers() {
  const sale = useVoucherSale();
  const validMonths = sale.data?.validMonths ?? 6;
  const page = useVouchersTrail();
  const questions = useVoucherQuestions(validMonths);
  useVouchersHead(sale.data, page, questions);
  return (
    <>
      <VoucherIntro trail={page.trail} least={sale.data?.amounts.least} />
      <Container id={FORM_ID} style={{ paddingBlock: 'clamp(2rem, 1rem + 3vw, 3.5rem)' }}>
        <VoucherForm sale={sale} />
      </Container>
      <VoucherBenefits validMonths={validMonths} />
      <VoucherRules questions={questions} />
    </>
  );
}

function useVoucherSale() {
  const { market } = usePageContext();
  return useQuery(voucherSaleQuery(useHttp(), market.slug));
}

type VoucherSaleResult = ReturnType<typeof useVoucherSale>;

/** The page's place in the site: what its breadcrumbs and its structured data share. */
function useVouchersTrail() {
  const t = useTranslate();
  const href = useHref();
  const { market, origin } = usePageContext();
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t('voucher.trail'), href: href('catalog/vouchers') },
  ];
  return { origin, brand: market.brand.name, trail };
}

/** The rules of use as questions with their answers. */
function useVoucherQuestions(validMonths: number) {
  const t = useTranslate();
  const { market } = usePageContext();
  return rules.map((rule) => ({
    title: t(`voucher.rules.${rule}.title`),
    content: t(`voucher.rules.${rule}.text`, { count: validMonths, phone: market.brand.phone }),
  }));
}

type VoucherQuestions = ReturnType<typeof useVoucherQuestions>;

/** The document's title, address and structured data; the voucher itself is listed once its amounts are known. */
function useVouchersHead(
  sale: VoucherSaleResult['data'],
  page: ReturnType<typeof useVouchersTrail>,
  questions: VoucherQuestions,
): void {
  const t = useTranslate();
  const href = useHref();
  const { market } = usePageContext();
  const { brand } = page;
  const description = t('voucher.metaDescription', { brand });
  const voucher = sale && {
    name: t('voucher.name', { brand }),
    description,
    least: sale.amounts.least,
    most: sale.amounts.most,
    currency: market.currencies[0]?.code ?? 'PLN',
  };
  usePageHead({
    title: t('voucher.metaTitle'),
    description,
    canonicalPath: href('catalog/vouchers'),
    jsonLd: [...(voucher ? [voucherEntry(voucher, page)] : []), trailEntry(page), questionsEntry(questions)],
  });
}

interface VoucherIntroProps {
  trail: readonly { label: string; href: string }[];
  /** The smallest amount on sale; undefined until it is known. */
  least: number | undefined;
}

function VoucherIntro({ trail, least }: VoucherIntroProps) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <Section tone="blush" style={{ paddingBlock: '1rem clamp(2rem, 1rem + 4vw, 4rem)' }}>
      <Container>
        <Breadcrumbs label={t('trail.label')} items={trail} />
        <Heading level={1} style={{ marginBlock: '1.25rem 0.75rem' }}>
          {t('voucher.title')}
        </Heading>
        <Text size="lead">
          {least === undefined ? t('voucher.leadUnpriced') : t('voucher.lead', { least: money(least) })}
        </Text>
        <LinkButton href={`#${FORM_ID}`} style={{ marginBlock: '1.25rem 0.5rem' }}>
          {t('voucher.configure')}
        </LinkButton>
        <VoucherMore />
      </Container>
    </Section>
  );
}

/** The cart's form for a voucher, or what stands for it until its amounts are known. */
function VoucherForm({ sale }: { sale: VoucherSaleResult }) {
  if (sale.data)
    return (
      <Fragment
        module="cart-checkout"
        name="voucher-form"
        version={1}
        reservedHeightPx={FORM_HEIGHT_PX}
        props={{ vouchers: sale.data.vouchers, amounts: sale.data.amounts, validMonths: sale.data.validMonths }}
      />
    );
  if (sale.isError)
    return (
      <InBrowserOnly>{() => <FailedList onRetry={() => void sale.refetch()} busy={sale.isFetching} />}</InBrowserOnly>
    );
  return <Skeleton height={`${FORM_HEIGHT_PX}px`} shape="card" />;
}

function VoucherBenefits({ validMonths }: { validMonths: number }) {
  const t = useTranslate();
  return (
    <Section tone="surface">
      <Container>
        <Heading level={2} style={{ marginBottom: '1.25rem' }}>
          {t('voucher.why')}
        </Heading>
        <Grid minColumn="15rem" gap={4}>
          {benefits.map(({ key, icon: Icon }) => (
            <Card key={key}>
              <Icon aria-hidden="true" style={{ width: '1.75rem', height: '1.75rem' }} />
              <Heading level={3} style={{ marginBlock: '0.5rem 0.25rem' }}>
                {t(`voucher.benefits.${key}.title`, { count: validMonths })}
              </Heading>
              <Text size="sm" tone="muted">
                {t(`voucher.benefits.${key}.text`, { count: validMonths })}
              </Text>
            </Card>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

function VoucherRules({ questions }: { questions: VoucherQuestions }) {
  const t = useTranslate();
  return (
    <Section>
      <Container width="narrow">
        <Heading level={2} style={{ marginBottom: '1rem' }}>
          {t('voucher.rules.heading')}
        </Heading>
        <Accordion
          items={questions.map(({ title, content }, index) => ({
            id: `voucher-rule-${index}`,
            title,
            content: <Text>{content}</Text>,
          }))}
        />
      </Container>
    </Section>
  );
}
