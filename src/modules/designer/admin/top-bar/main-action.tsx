import { Button } from '@mantine/core'
import { IconWorldUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import type { PopupMenuEntry } from '#ui/popup-menu/popup-menu-item.tsx'
import { checkDraft } from '../panels/check-draft.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { showRight } from '../room/view-store.ts'
import { texts } from '../texts.ts'

/** Publishing and what else leads the draft on its way; everything typed goes along. */
export function MainAction() {
  const t = useTexts(texts)
  const room = useRoom()
  const { desk, saver, designer, view, isFixed } = room
  const now = useStore(desk)
  const [isChecking, setChecking] = useState(false)
  if (!now) return null
  const first = (act: (() => void) | undefined) => () => {
    designer.write(null)
    saver.pass()
    act?.()
  }
  const publish = async (act: () => void) => {
    setChecking(true)
    const may = await mayGoOn(room)
    setChecking(false)
    if (may) act()
    else view.setState(showRight('check'))
  }
  const { main } = now
  const versions = {
    key: 'versions',
    label: t('versions'),
    onSelect: () => view.setState(showRight('versions')),
  }
  const entries = isFixed ? now.menu : withVersions(now.menu, versions)
  return (
    <>
      {main && (
        <Button
          size="sm"
          loading={now.isBusy || isChecking}
          leftSection={<IconWorldUpload {...SMALL_ICON} />}
          onClick={first(() => void publish(main.onSelect))}
        >
          {main.label}
        </Button>
      )}
      <PopupMenu
        label={t('more')}
        items={entries.map((entry) => ({ ...entry, onSelect: first(entry.onSelect) }))}
      />
    </>
  )
}

/** Beside the history of the page, to which they belong. */
function withVersions(menu: readonly PopupMenuEntry[], versions: PopupMenuEntry): PopupMenuEntry[] {
  return menu.flatMap((entry) =>
    entry.key === 'history'
      ? [
          { ...versions, startsGroup: entry.startsGroup },
          { ...entry, startsGroup: false },
        ]
      : [entry],
  )
}

/** Asked before the window for publishing opens: what is wrong is shown instead of a refusal. */
async function mayGoOn(room: Room): Promise<boolean> {
  try {
    return (await checkDraft(room)).mayPublish
  } catch {
    // Without an answer the window opens all the same: the server has the last word.
    return true
  }
}
