import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { CityForm } from '../components/city-form';
import { NeedsScripts } from '../components/needs-scripts';

/** The list of salons, to which the form is sent. */
export interface ListPage {
  /** Its address; the form adds `?city=`. */
  action: string;
  /** The searched city, as it was written. */
  city: string;
}

interface FinderFormProps extends NearMeProps {
  /** Omitted: what is typed is searched at once (`onType`), and the button for salons around stands apart. */
  page?: ListPage | undefined;
  /** Suggestions: names of cities with salons. */
  cities: readonly string[];
  typed: string;
  onType(text: string): void;
}

/** A field for city, street or salon with suggestions; on the page of salons with the button for those around. */
export function FinderForm({ page, cities, typed, onType, isAsking, onNearMe }: FinderFormProps) {
  const t = useTranslate();
  const list = useId();
  const input = page
    ? { defaultValue: page.city, name: 'city', placeholder: t('salonFinder.example') }
    : { value: typed, onChange: (event: { target: { value: string } }) => onType(event.target.value) };
  return (
    <CityForm
      role="search"
      aria-label={t('salonFinder.label')}
      {...(page ? { action: page.action, method: 'get' } : { onSubmit: (event: FormEvent) => event.preventDefault() })}
    >
      <label>
        {t(page ? 'salonFinder.city' : 'salonFinder.field')}
        <input type="search" list={list} maxLength={80} autoComplete="address-level2" {...input} />
      </label>
      <datalist id={list}>
        {cities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {page ? (
        <>
          <Button type="submit">
            <Search aria-hidden="true" />
            {t('salonFinder.search')}
          </Button>
          <NeedsScripts>
            <NearMe isAsking={isAsking} onNearMe={onNearMe} />
          </NeedsScripts>
        </>
      ) : null}
    </CityForm>
  );
}

interface NearMeProps {
  /** The browser asks for the position, or finds it. */
  isAsking: boolean;
  onNearMe(): void;
}

/** Shows the salons around the visitor. */
export function NearMe({ isAsking, onNearMe, wide }: NearMeProps & { wide?: boolean }) {
  const t = useTranslate();
  return (
    <Button variant="secondary" wide={wide} busy={isAsking} onClick={onNearMe}>
      <LocateFixed aria-hidden="true" />
      {t('salonFinder.nearMe')}
    </Button>
  );
}
