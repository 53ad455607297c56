import { TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { insertNew } from '../../model/commands/insert.ts'
import type { Aim } from '../../model/doc.ts'
import { messages } from '../messages.ts'
import { useRoom, useView } from '../room/room-context.tsx'
import { NoneFound } from './none-found.tsx'
import { typesFor } from './palette-types.ts'
import classes from './panels.module.css'

/** The way to a new block by typing a few letters. */
export function QuickInsert() {
  const t = useMessages(messages)
  const labels = useDialogLabels()
  const { view } = useRoom()
  const aim = useView(({ inserting }) => inserting)
  return (
    <Modal
      opened={aim !== null}
      onClose={() => view.setState({ inserting: null })}
      title={t('palette.title')}
      labels={labels}
      size="md"
    >
      {aim && <Choice aim={aim} />}
    </Modal>
  )
}

function Choice({ aim }: { aim: Aim }) {
  const t = useMessages(messages)
  const room = useRoom()
  const { user, enabled } = useSession()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const found = typesFor(room, aim.parent, { user, enabled, search, lang: user.lang })
  const choose = (type: BlockType | undefined) => {
    const { designer, view, space, lang } = room
    if (!type || !designer.run(insertNew(designer.ground(), type, { aim, lang }))) return
    view.setState({ inserting: null })
    requestAnimationFrame(() => {
      space.scrollTo(designer.store.getState().selection[0] ?? '')
      // After the window has given the focus back to where it was. Who writes or inserts by then stays.
      setTimeout(() => {
        const isBusy = designer.store.getState().writing ?? view.getState().inserting
        if (!isBusy) space.focus()
      }, 250)
    })
  }
  const move = (by: number) => setAt((now) => Math.max(0, Math.min(found.length - 1, now + by)))
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls="designer-kinds"
        aria-activedescendant={found[at] && `designer-kind-${found[at].name}`}
        aria-label={t('palette.search')}
        placeholder={t('palette.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(1)
          else if (event.key === 'ArrowUp') move(-1)
          else if (event.key === 'Enter') choose(found[at])
          else return
          event.preventDefault()
        }}
      />
      <div
        role="listbox"
        id="designer-kinds"
        aria-label={t('palette.title')}
        className={classes.kinds}
      >
        {found.map((type, place) => (
          <Kind
            key={type.name}
            type={type}
            isCurrent={place === at}
            onChoose={() => choose(type)}
          />
        ))}
      </div>
      {found.length === 0 && <NoneFound search={search} />}
    </>
  )
}

type KindProps = { type: BlockType; isCurrent: boolean; onChoose(): void }

function Kind({ type, isCurrent, onChoose }: KindProps) {
  const { tools } = useRoom()
  const { lang } = useSession().user
  const Icon = tools.iconOf(type.icon)
  return (
    <UnstyledButton
      role="option"
      id={`designer-kind-${type.name}`}
      aria-selected={isCurrent}
      tabIndex={-1}
      className={classes.kind}
      onClick={onChoose}
    >
      <Icon {...ICON} />
      {type.label[lang]}
    </UnstyledButton>
  )
}
