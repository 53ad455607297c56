import type { ViewProps } from '#kernel/site/site-module.ts'
import type { LoginData } from '../../pages.ts'
import { CodeView } from './code-view.tsx'
import { CodesView } from './codes-view.tsx'
import { FirstPasswordView } from './first-password-view.tsx'
import { SetupView } from './setup-view.tsx'
import { SignInView } from './sign-in-view.tsx'

/** Signing in, step by step: plain forms that need no script, passkeys excepted. */
export function LoginView({ data, lang }: ViewProps<LoginData>) {
  if (data.step === 'sign-in') return <SignInView data={data} lang={lang} />
  if (data.step === 'code') return <CodeView data={data} lang={lang} />
  if (data.step === 'new-password') return <FirstPasswordView data={data} lang={lang} />
  if (data.step === 'set-up') return <SetupView data={data} lang={lang} />
  return <CodesView data={data} lang={lang} />
}
