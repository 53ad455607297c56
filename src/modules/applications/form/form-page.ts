import type { FormStamp } from '#kernel/contract/captcha.ts'
import type { FormState } from '#kernel/site/form/form-state.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { ListedPosition } from '#modules/pages/blocks/open-positions/block.ts'
import type { PositionKind } from '../positions/position.ts'

/** A position as its own page shows it. */
export type ShownPosition = ListedPosition & {
  text: string
  place: string
  kind: PositionKind
  apply: string
  /** Days, '2026-11-17'. */
  posted: string
  until: string | null
}

export type JobsData = { positions: readonly ShownPosition[]; apply: string | null }

export type ApplyData =
  /** `eraseOn`: the day everything of it is erased, '2027-05-18'; unknown without one. */
  | { step: 'sent'; eraseOn?: string }
  | {
      step: 'form'
      form: FormState
      positions: readonly Pick<ShownPosition, 'id' | 'title'>[]
      /** Whether nothing need be chosen. */
      isUnsolicited: boolean
      /** What is wrong with the form as a whole, as a finished sentence. */
      error: string
      /** Whether a person writes is asked of those who are not signed in. */
      captcha: { stamp: FormStamp; fault?: string } | null
      keepMonths: number
    }

export const jobsPage = sitePage<JobsData>({
  name: 'jobs',
  path: { de: '/stellen', en: '/en/jobs' },
})

export const jobPage = sitePage<ShownPosition>({
  name: 'job',
  path: { de: '/stellen/:address', en: '/en/jobs/:address' },
})

export const applyPage = sitePage<ApplyData>({
  name: 'apply',
  path: { de: '/bewerbung', en: '/en/apply' },
  cache: 'private',
  query: ['position', 'done'],
})
