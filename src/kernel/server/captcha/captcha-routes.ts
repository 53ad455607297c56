import { getCaptcha } from '#kernel/contract/captcha.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { routesOf } from '../route.ts'
import { newPuzzle } from './puzzle.ts'

const on = routesOf<KernelTables>()

export const captchaRoutes = [on(getCaptcha, ({ secret }) => newPuzzle(secret))]
