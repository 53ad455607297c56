import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { notify } from '#ui/notification/notify.tsx'
import { setPageOrder } from '../../contract.ts'
import type { Page } from '../../contract-page.ts'
import { browseMessages } from '../messages.ts'
import { PAGES } from '../page-keys.ts'
import {
  dropPage,
  type Placing,
  type Side,
  type Step,
  stepPage,
  withPlacings,
} from './tree-moves.ts'
import { treeRows } from './tree-rows.ts'

/** Moves pages at once and tells the server; what it refuses goes back to its place. */
export function useTreeMoves(stored: readonly Page[], onPlaced?: () => unknown) {
  const t = useMessages(browseMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  const [moved, setMoved] = useState<readonly Placing[]>([])
  const [said, setSaid] = useState('')
  const pages = moved.length > 0 ? withPlacings(stored, moved) : stored

  const place = async (page: Page, placings: Placing[] | undefined) => {
    if (!placings) return setSaid(t('said.stuck', { title: page.title }))
    setMoved(placings)
    try {
      await call(setPageOrder, { body: { collection: placings } })
      setSaid(placeWords(withPlacings(stored, placings), page))
      onPlaced?.()
    } catch (error) {
      notify({ type: 'error', content: t('said.failed', { message: say(error) }) })
    }
    await client.invalidateQueries({ queryKey: PAGES })
    setMoved([])
  }
  const placeWords = (now: readonly Page[], { _id, title }: Page) => {
    const row = treeRows(now, new Set()).find(({ page }) => page._id === _id)
    const { place: at = 0, count = 0, level = 0 } = row ?? {}
    return t('said.moved', { title, place: at, count, level })
  }
  return {
    pages,
    said,
    step: (page: Page, step: Step) => place(page, stepPage(pages, page._id, step)),
    drop: (page: Page, aim: { target: string; side: Side }) =>
      place(page, dropPage(pages, page._id, aim)),
  }
}
export type TreeMoves = ReturnType<typeof useTreeMoves>
