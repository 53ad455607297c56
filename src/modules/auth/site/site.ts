import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { connectPage, loginPage, resetFactorPage } from '../pages.ts'
import { resetPage, signupPage, verifyPage } from '../pages-signup.ts'
import { GreetingPlace } from './everywhere.tsx'
import { ConnectView } from './views/connect-view.tsx'
import { LoginView } from './views/login-view.tsx'
import { ResetFactorView } from './views/reset-factor-view.tsx'
import { ResetView } from './views/reset-view.tsx'
import { SignupView } from './views/signup-view.tsx'
import { VerifyView } from './views/verify-view.tsx'

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
