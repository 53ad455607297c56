import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { typeAt } from '../../model/rules.ts'
import { nameOf } from '../../model/step-words.ts'
import { BlockNameInput } from '../outline/block-name-input.tsx'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import classes from './panels.module.css'

/** What is selected is called: a single block by its name and kind, several by their number. */
export function BlockTitle({ keys }: { keys: readonly string[] }) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const { designer, isFixed, tools } = useRoom()
  const [only = ''] = keys
  const own = useDesigner(({ doc }) => doc.nodes[only]?.block.name)
  const [naming, setNaming] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const type = keys.length === 1 ? typeAt(designer.ground(), only) : undefined
  const Icon = tools.iconOf(type?.icon)
  if (type && naming === only) {
    const end = (isByKey: boolean) => {
      setNaming('')
      if (isByKey) requestAnimationFrame(() => button.current?.focus())
    }
    return <BlockNameInput id={only} onEnd={end} />
  }
  return (
    <div className={classes.head}>
      {type && (
        <span className={classes.headIcon}>
          <Icon {...SMALL_ICON} />
        </span>
      )}
      <div className={classes.headWords}>
        <h2 className={classes.title}>{nameOf(designer.ground(), keys)[lang]}</h2>
        {type && own && <p className={classes.quiet}>{type.label[lang]}</p>}
      </div>
      {type && !isFixed && (
        <Tooltip label={t('outline.rename')}>
          <ActionIcon
            ref={button}
            variant="subtle"
            aria-label={t('outline.rename')}
            onClick={() => setNaming(only)}
          >
            <IconPencil {...SMALL_ICON} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  )
}
