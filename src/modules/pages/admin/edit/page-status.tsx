import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import type { LangState } from '../../contract-page.ts'
import type { PageStatus as Status } from '../../contract-values.ts'
import { browseMessages } from '../messages.ts'

type Stage = Status | 'changed' | 'missing'

type State = Pick<LangState, 'status' | 'isLive' | 'hasChanges' | 'publish_at'>

const TONES: Readonly<Record<Stage, StatusTone>> = {
  draft: 'neutral',
  review: 'warn',
  scheduled: 'info',
  live: 'good',
  changed: 'info',
  expired: 'bad',
  missing: 'neutral',
}

/** How a language stands, as people speak of it. */
function stageOf(state: State | undefined): Stage {
  if (!state) return 'missing'
  return state.status === 'live' && state.hasChanges ? 'changed' : state.status
}

export function toneOf(state: State | undefined): StatusTone {
  return TONES[stageOf(state)]
}

/** The stage in words; a schedule says when. */
export function useStageWords(): (state: State | undefined) => string {
  const t = useMessages(browseMessages)
  const { lang } = useSession().user
  return (state) => {
    const status = t(`status.${stageOf(state)}`)
    if (state?.status !== 'scheduled' || !state.publish_at) return status
    return t('status.at', { status, moment: formatMoment(state.publish_at, lang) })
  }
}

export function PageStatus({ state }: { state: State | undefined }) {
  const say = useStageWords()
  return <StatusBadge label={say(state)} tone={toneOf(state)} />
}
