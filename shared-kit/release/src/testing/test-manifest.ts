import { type ReleaseManifest, releaseManifest } from '@aksamit/contracts/platform';

type Parts = Partial<Omit<ReleaseManifest, 'bus' | 'fragments'>> & {
  bus?: Partial<ReleaseManifest['bus']>;
  fragments?: Partial<ReleaseManifest['fragments']>;
};

/** A release's manifest: `catalog@1.2.0` with no claims except those of the test. */
export function testManifest(id: string, parts: Parts = {}): ReleaseManifest {
  const [name = '', version = '1.0.0'] = id.split('@');
  const { bus, fragments, ...others } = parts;
  return releaseManifest.parse({
    name,
    version,
    contract: 1,
    pages: [],
    fragments: { offers: [], uses: [], ...fragments },
    bus: { publishes: [], reads: [], ...bus },
    apiVersion: '1',
    budgets: { entryBrotliBytes: 1000 },
    shared: {},
    files: [],
    entries: { browser: 'browser/remoteEntry.js', server: '', chunks: {} },
    ...others,
  });
}
