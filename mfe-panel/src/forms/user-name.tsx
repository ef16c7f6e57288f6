/** Whose password a form asks for: heard and seen by nobody but the browser, which keeps and offers passwords by it. */
export function UserName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
