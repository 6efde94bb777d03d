/** Password managers learn by it whose password a form asks for or sets. It has no name: it is never sent. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
