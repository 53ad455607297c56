import { connectRoute } from './connect-page.ts'
import { loginRoute } from './login-page.ts'
import { resetFactorRoute } from './reset-factor-page.ts'
import { signupPages } from './signup-pages.ts'

export const pages = [loginRoute, connectRoute, resetFactorRoute, ...signupPages]
