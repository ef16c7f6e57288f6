/** Navigates to the gateway's page, which must be http(s): a response never runs as a script. */
export function leaveFor(url: string): void {
  const target = new URL(url, window.location.href);
  if (target.protocol !== 'https:' && target.protocol !== 'http:')
    throw new Error(
      `Failed to leave for the gateway: ${target.protocol} is no web address. Check the payment provider.`,
    );
  window.location.assign(target.href);
}
