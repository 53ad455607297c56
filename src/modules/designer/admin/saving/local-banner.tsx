import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { saveDoc } from '../../model/doc.ts'
import { words } from '../../model/step-words.ts'
import roomClasses from '../room/room.module.css'
import { type Room, useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import { dropCopy, type LocalCopy, readCopy } from './local-copy.ts'

/** Offers what this device kept when the window was closed before everything was stored. */
export function LocalBanner() {
  const t = useTexts(texts)
  const room = useRoom()
  const { lang } = useSession().user
  const [copy, setCopy] = useState(() => newerCopy(room))
  if (!copy) return null
  return (
    <div role="alert" className={roomClasses.banner}>
      <span>{t('local.text', { time: formatMoment(copy.at, lang) })}</span>
      <Button
        size="compact-sm"
        onClick={() => {
          room.designer.replaceAll(copy.blocks, words('local'))
          setCopy(undefined)
        }}
      >
        {t('local.open')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          dropCopy(room.place)
          setCopy(undefined)
        }}
      >
        {t('local.discard')}
      </Button>
    </div>
  )
}

function newerCopy({ designer, place }: Room): LocalCopy | undefined {
  const copy = readCopy(place)
  const now = JSON.stringify(saveDoc(designer.store.getState().doc))
  return copy && JSON.stringify(copy.blocks) !== now ? copy : undefined
}
