/**
 * Tells password managers which account a form's password belongs to. The field has no name, so that it is never sent.
 */
export function AccountName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
