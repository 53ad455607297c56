import type { SiteModule } from '#kernel/site/site-module.ts'
import { CountedMark } from '../visits/site/counted-mark.tsx'

export const analyticsSite: SiteModule = { name: 'analytics', everywhere: [CountedMark] }
