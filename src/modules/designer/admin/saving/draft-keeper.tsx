import { memo, useEffect, useRef } from 'react'
import type { Draft } from '#modules/pages/contract-drafts.ts'
import type { Page } from '#modules/pages/contract-page.ts'
import { usePageRoom, useView } from '../room/room-context.tsx'
import { useLanguage } from '../room/use-language.ts'

type Props = { page: Page; draft: Draft; renew(): void }

/**
 * Holds the draft and tells the room how it stands. Mounted anew for a draft the server wrote; the
 * room and its history stay.
 */
export const DraftKeeper = memo(function DraftKeeper({ page, draft, renew }: Props) {
  const { tools, session, saver, shared, view } = usePageRoom()
  const onLang = useLanguage()
  const isOpen = useView((all) => all.isPageOpen)
  const onClose = () => view.setState({ isPageOpen: false })
  const details = { isOpen, onClose, onLang }
  const now = tools.useDraftSession({ page, draft, send: shared.send, renew, details })
  const isFresh = useRef(true)
  useEffect(() => {
    const isSame = isFresh.current && shared.isKnown(draft)
    if (isFresh.current) shared.adopt(draft)
    session.setState(now, true)
    saver.receive(now.blocks, { isFresh: isFresh.current, isSame })
    isFresh.current = false
    if (now.phase === 'saved') saver.stored()
  })
  return now.dialogs
})
