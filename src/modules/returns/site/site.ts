import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { withdrawalPage } from '../withdrawal/page.ts'
import { WithdrawalView } from '../withdrawal/site/withdrawal-view.tsx'

export const returnsSite: SiteModule = {
  name: 'returns',
  views: [viewOf(withdrawalPage, WithdrawalView)],
}
