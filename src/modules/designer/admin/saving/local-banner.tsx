import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { nameOf } from '../../model/commands/step-words.ts'
import { messages } from '../messages.ts'
import roomClasses from '../room/room.module.css'
import { useRoom } from '../room/room-context.tsx'
import { useLeftCopies } from './use-left-copies.ts'

/** What was typed beside the blocks and kept by whoever has those fields. */
export type BesideCopy = {
  /** ISO 8601. */
  readonly at: string
  open(): void
  drop(): void
}

type Props = { settled: number; beside?: BesideCopy }

/**
 * Offers what this device kept when the window was closed before everything was stored: blocks and
 * what was typed beside them in one question, for to whoever wrote them they are one thing.
 */
export function LocalBanner({ settled, beside }: Props) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { copy, open, drop, clashesOf } = useLeftCopies(settled)
  const [clashes, setClashes] = useState<readonly string[]>([])
  const at = copy?.at ?? beside?.at
  if (at === undefined) return null
  const close = (part: 'blocks' | 'whole') => {
    setClashes([])
    open(part)
    beside?.open()
  }
  if (clashes.length > 0) return <Clash keys={clashes} onChoose={close} />
  const ask = () => {
    const found = clashesOf()
    if (found.length > 0) setClashes(found)
    else close('blocks')
  }
  const discard = () => {
    drop()
    beside?.drop()
  }
  return (
    <div role="alert" className={roomClasses.banner}>
      <span>{t('local.text', { time: formatMoment(at, lang) })}</span>
      <Button size="compact-sm" onClick={ask}>
        {t('local.open')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={discard}>
        {t('local.discard')}
      </Button>
    </div>
  )
}

type ClashProps = { keys: readonly string[]; onChoose(part: 'blocks' | 'whole'): void }

/** Someone changed the same blocks since: whoever opens the copy says which of both holds. */
function Clash({ keys, onChoose }: ClashProps) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer, stored } = useRoom()
  const name = stored.savedBy?.name ?? t('local.someone')
  const names = keys.map((key) => nameOf(designer.ground(), [key])[lang])
  const blocks = new Intl.ListFormat(lang).format(new Set(names))
  return (
    <div role="alert" className={roomClasses.banner}>
      <span>{t('local.clash', { name, blocks })}</span>
      <Button size="compact-sm" onClick={() => onChoose('whole')}>
        {t('local.mine')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => onChoose('blocks')}>
        {t('local.theirs', { name })}
      </Button>
    </div>
  )
}
