import { useEffect, useEffectEvent, useState } from 'react'
import { notify } from '#ui/notification/notify.tsx'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'

type OnDemand<Part> = {
  load(): Promise<Part>
  isAsked: boolean
  /** Fetches it as soon as the frame stands, before anybody asks. */
  isAhead?: boolean
  /** Takes the wish back, so that the next one tries again. */
  onFailed(): void
}

/** A part of the frame that is fetched later; when it does not come, whoever asked is told. */
export function useOnDemand<Part>(options: OnDemand<Part>): Part | undefined {
  const { isAsked, isAhead = false } = options
  const t = useMessages(messages)
  const [part, setPart] = useState<Part>()
  const load = useEffectEvent(options.load)
  const fail = useEffectEvent(() => {
    notify({ type: 'error', content: t('widget.failed') })
    options.onFailed()
  })
  const isWanted = part === undefined && (isAsked || isAhead)
  useEffect(() => {
    if (!isWanted) return
    load().then(
      (loaded) => setPart(() => loaded),
      () => isAsked && fail(),
    )
  }, [isWanted, isAsked])
  return part
}
