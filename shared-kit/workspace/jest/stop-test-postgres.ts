/** Ends what start-test-postgres.ts started. */
export default async function stopTestPostgres(): Promise<void> {
  const child = globalThis.throwawayPostgres;
  if (child === undefined) return;
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.disconnect();
  });
}
