import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Text } from '@aksamit/ui';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Part } from '../../../staff-kit/record-form/components/form-style';
import { useOptionName } from '../../../staff-kit/record-form/components/option-name';
import { type FormFields, recordOfForm } from '../../../staff-kit/record-form/form-values';
import { useRecordFormState } from '../../../staff-kit/record-form/record-form-context';
import { useSettled } from '../../../staff-kit/use-settled';
import { pricePreviewQuery } from '../api/price-calls';
import type { StoredRecord } from '../api/record-calls';
import { promotionRequest } from '../promotion-request';
import { PreviewTable } from './preview-table';

/** More would be a page of tables; the rule is the same for each. */
const MOST_SHOWN = 5;

/** In the form of a promotion: what the shop will show of its treatments, the lowest price of 30 days too. */
export function PromotionPreview({ record }: { record: StoredRecord | null }) {
  const t = useTranslate();
  const headingId = useId();
  const { form, control } = useRecordFormState();
  const typed = useWatch({ control: form.control }) as FormFields;
  // One string, so that a pause in typing is one for the whole form.
  const settled = JSON.parse(useSettled(JSON.stringify(typed))) as FormFields;
  const fields = recordOfForm(control, settled);
  const ids = Array.isArray(fields.productIds) ? (fields.productIds as string[]) : [];
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{t('staff.records.price.preview')}</h2>
      {ids.length === 0 ? <Text tone="muted">{t('staff.records.promotion.noProducts')}</Text> : null}
      {ids.slice(0, MOST_SHOWN).map((productId) => (
        <OfProduct key={productId} productId={productId} fields={fields} id={record?.id} />
      ))}
      {ids.length > MOST_SHOWN ? (
        <Text tone="muted">{t('staff.records.promotion.more', { count: ids.length - MOST_SHOWN })}</Text>
      ) : null}
    </Part>
  );
}

interface OfProductProps {
  productId: string;
  fields: Readonly<Record<string, unknown>>;
  id: string | undefined;
}

function OfProduct({ productId, fields, id }: OfProductProps) {
  const t = useTranslate();
  const name = useOptionName('sold', productId);
  const [now] = useState(() => new Date());
  const request = promotionRequest(fields, { id, productId, now });
  const preview = useQuery(pricePreviewQuery(useHttp(), request));
  return (
    <section>
      <h3>{name}</h3>
      {request ? (
        <PreviewTable caption={name} query={preview} />
      ) : (
        <Text tone="muted">{t('staff.records.promotion.incomplete')}</Text>
      )}
    </section>
  );
}
