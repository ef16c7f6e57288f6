/**
 * Says the name of the new page after a change of address, for those who do not see it. Empty on the first page: the
 * browser has announced that one itself.
 */
export function RouteAnnouncer({ message }: { message: string }) {
  return (
    <p className="visually-hidden" aria-live="assertive" aria-atomic="true">
      {message}
    </p>
  );
}
