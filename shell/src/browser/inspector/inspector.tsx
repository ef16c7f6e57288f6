import type { Translate } from '@aksamit/module-sdk/i18n';
import { IconButton } from '@aksamit/ui';
import { X } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { BusFacts } from './bus-facts';
import type { InspectorOptions } from './inspector-options';
import { Heading, Panel, RegionButton, Sections } from './inspector-style';
import { Outlines, regionName } from './outlines';
import { namedReleases, type Region, regionsInPage, sharedPackages } from './page-facts';

const LOOK_EVERY_MS = 1000;

interface InspectorProps extends InspectorOptions {
  t: Translate;
  onClose(): void;
}

/** Shows what the page consists of: frames in the page and a panel beside it that leaves the page usable. */
export function Inspector({ page, bus, events, t, onClose }: InspectorProps) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const [chosen, choose] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    const timer = setInterval(lookAgain, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const releases = namedReleases(page);
  const regions = regionsInPage(releases);
  const show = (element: HTMLElement) => {
    choose(element);
    element.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <Outlines regions={regions} chosen={chosen} />
      <Panel ref={panel} role="dialog" aria-labelledby="inspector-title" tabIndex={-1}>
        <Heading>
          <h2 id="inspector-title">{t('title')}</h2>
          <IconButton label={t('close')} icon={<X aria-hidden="true" />} onClick={onClose} />
        </Heading>
        <Sections>
          <details open>
            <summary>{t('places')}</summary>
            <RegionList regions={regions} t={t} onShow={show} />
          </details>
          <details open>
            <summary>{t('releases')}</summary>
            <Table
              columns={[t('release'), t('version'), t('channel')]}
              rows={releases.map(({ name, version, channel }) => [name, version, t(`channels.${channel}`)])}
            />
          </details>
          <BusFacts bus={bus} events={events} locale={page.context.locale} t={t} />
          <details>
            <summary>{t('packages')}</summary>
            <Table
              columns={[t('package'), t('version'), t('isLoaded')]}
              rows={sharedPackages().map(({ name, version, isLoaded }) => [name, version, t(isLoaded ? 'yes' : 'no')])}
            />
          </details>
        </Sections>
      </Panel>
    </>
  );
}

function RegionList(props: { regions: readonly Region[]; t: Translate; onShow(element: HTMLElement): void }) {
  const { regions, t, onShow } = props;
  return (
    <ul>
      {regions.map((region) => {
        const name = regionName(region);
        return (
          <li key={region.id}>
            <RegionButton
              type="button"
              data-kind={region.kind}
              aria-label={t('show', { name })}
              onClick={() => onShow(region.element)}
            >
              <strong>{region.name}</strong> {region.version} ({t(`channels.${region.channel}`)})
              <br />
              {region.kind === 'fragment' ? t('fragment', { name: region.shows }) : t('place', { page: region.shows })}
            </RegionButton>
          </li>
        );
      })}
    </ul>
  );
}

function Table({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')}>
            {row.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
