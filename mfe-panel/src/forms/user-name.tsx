/** The account of a form's password: hidden from people, for the browser, which saves and offers passwords by it. */
export function UserName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
