import { resetRoute } from './reset-page.ts'
import { signupRoute } from './signup-page.ts'
import { verifyRoute } from './verify-page.ts'

export const signupPages = [signupRoute, verifyRoute, resetRoute]
