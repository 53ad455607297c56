import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { ConnectView } from '../outside-accounts/site/connect-view.tsx'
import { ResetView } from '../passwords/site/reset-view.tsx'
import { ResetFactorView } from '../second-factor/site/reset-factor-view.tsx'
import { connectPage, loginPage, resetFactorPage } from '../sign-in/pages.ts'
import { LoginView } from '../sign-in/site/login-view.tsx'
import { resetPage, signupPage, verifyPage } from '../sign-up/pages.ts'
import { SignupView } from '../sign-up/site/signup-view.tsx'
import { VerifyView } from '../sign-up/site/verify-view.tsx'
import { GreetingPlace } from './everywhere.tsx'

export const authSite: SiteModule = {
  name: 'auth',
  views: [
    viewOf(loginPage, LoginView),
    viewOf(connectPage, ConnectView),
    viewOf(resetFactorPage, ResetFactorView),
    viewOf(signupPage, SignupView),
    viewOf(verifyPage, VerifyView),
    viewOf(resetPage, ResetView),
  ],
  everywhere: [GreetingPlace],
}
