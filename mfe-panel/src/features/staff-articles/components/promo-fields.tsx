import type { StaffArticleContent } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, LinkButton } from '@aksamit/ui';
import { Checkbox, Field, TextInput } from '@aksamit/ui/form';
import { Buttons, Pair } from '../../../staff-kit/record-form/components/form-style';
import { listedQuery } from '../../../staff-kit/record-form/references';
import { Group } from './article-style';
import { ListedChoice } from './listed-choice';
import type { EditorPartProps } from './text-fields';

type PromoBar = NonNullable<StaffArticleContent['promoBar']>;
type Words = PromoBar['pl'];

const LANGUAGES = ['pl', 'en'] as const;
const NAMES = [
  'promoBarHeadline',
  'promoBarSubheadline',
  'promoBarButtonMainLabel',
  'promoBarButtonMainUrl',
  'promoBarButtonSideLabel',
  'promoBarButtonSideUrl',
] as const satisfies readonly (keyof Words)[];

const EMPTY: Words = {
  promoBarHeadline: '',
  promoBarSubheadline: '',
  promoBarButtonMainLabel: '',
  promoBarButtonMainUrl: '',
  promoBarButtonSideLabel: '',
  promoBarButtonSideUrl: '',
};

/** The bar below an article that leads to something the shop promotes: a record that others show too, or words of its own. */
export function PromoFields({ editor, fieldId }: EditorPartProps) {
  const t = useTranslate();
  const { content, errors, change } = editor;
  const { promoBar } = content;
  return (
    <Group>
      <legend>{t('staff.articles.fields.promoBar')}</legend>
      <NamedBar editor={editor} fieldId={fieldId} />
      {promoBar === null ? (
        <Buttons>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => change({ promoBar: { pl: EMPTY, en: EMPTY }, promoBarVisible: true })}
          >
            {t('staff.articles.promo.add')}
          </Button>
        </Buttons>
      ) : (
        <>
          <Checkbox
            label={t('staff.articles.promo.visible')}
            checked={content.promoBarVisible}
            onChange={({ target }) => change({ promoBarVisible: target.checked })}
          />
          {NAMES.map((name) => (
            <Pair key={name}>
              {LANGUAGES.map((language) => (
                <Field
                  key={language}
                  id={fieldId(`promoBar.${language}.${name}`)}
                  label={t(`staff.articles.inLanguage.${language}`, { label: t(`staff.articles.promo.${name}`) })}
                  hint={name.endsWith('Url') ? t('staff.articles.promo.urlHint') : undefined}
                  error={errors[`promoBar.${language}.${name}`]}
                >
                  <TextInput
                    lang={language}
                    maxLength={name.endsWith('Url') ? 500 : 300}
                    value={promoBar[language][name]}
                    onChange={({ target }) =>
                      change({ promoBar: { ...promoBar, [language]: { ...promoBar[language], [name]: target.value } } })
                    }
                  />
                </Field>
              ))}
            </Pair>
          ))}
          <Buttons>
            <Button variant="quiet" size="sm" onClick={() => change({ promoBar: null, promoBarVisible: false })}>
              {t('staff.articles.promo.remove')}
            </Button>
          </Buttons>
        </>
      )}
    </Group>
  );
}

/** The record that is shown while it is on. */
function NamedBar({ editor: { content, errors, change }, fieldId }: EditorPartProps) {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageContext();
  const { data: bars = [] } = useQuery(listedQuery(useHttp(), 'promoBars', locale));
  const id = content.promoBarId ?? '';
  // One that is older than those that are listed.
  const isListed = id === '' || bars.some((bar) => bar.id === id);
  return (
    <>
      <ListedChoice
        id={fieldId('promoBarId')}
        label={t('staff.articles.fields.promoBarId')}
        hint={t('staff.articles.promo.namedHint')}
        options={isListed ? bars : [...bars, { id, label: t('staff.records.byId', { id }) }]}
        value={id}
        error={errors.promoBarId}
        isOptional
        onChange={(next) => change({ promoBarId: next === '' ? null : next })}
      />
      <Buttons>
        <LinkButton variant="quiet" size="sm" href={href('panel/staff-promo-bars')}>
          {t('staff.articles.promo.all')}
        </LinkButton>
      </Buttons>
    </>
  );
}
