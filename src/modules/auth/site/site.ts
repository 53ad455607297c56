import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { loginPage } from '../pages.ts'
import { GreetingPlace } from './everywhere.tsx'
import { LoginView } from './views/login-view.tsx'

export const authSite: SiteModule = {
  name: 'auth',
  views: [viewOf(loginPage, LoginView)],
  everywhere: [GreetingPlace],
}
