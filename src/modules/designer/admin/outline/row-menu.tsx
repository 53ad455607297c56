import { ActionIcon } from '@mantine/core'
import { IconCopy, IconDots, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { visibilityOf } from '#kernel/site/block/breakpoints.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { remove } from '../../model/arrange.ts'
import { toggleVisible } from '../../model/change.ts'
import { duplicate } from '../../model/insert.ts'
import { nameOf } from '../../model/step-words.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import classes from './outline.module.css'

type Props = { id: string; onName: (() => void) | undefined }

/** What can be done with a block right where it is listed. */
export function RowMenu({ id, onName }: Props) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const { designer } = useRoom()
  const { ground, run } = designer
  const at = useDesigner((state) => state.breakpoint)
  const isShown = useDesigner(({ doc }) => visibilityOf(doc.nodes[id]?.block.attrs)[at])
  const name = nameOf(ground(), [id])[lang]
  const naming = {
    key: 'rename',
    label: t('outline.rename'),
    icon: <IconPencil {...SMALL_ICON} />,
    hint: 'F2',
    // After the menu has given the focus back, else it would end the naming at once.
    onSelect: () => setTimeout(() => onName?.()),
  }
  return (
    <PopupMenu
      label={t('outline.menu', { name })}
      trigger={
        <ActionIcon
          className={classes.more}
          variant="transparent"
          size={28}
          aria-label={t('outline.menu', { name })}
        >
          <IconDots {...SMALL_ICON} />
        </ActionIcon>
      }
      items={[
        ...(onName ? [naming] : []),
        {
          key: 'duplicate',
          label: t('actions.duplicate'),
          icon: <IconCopy {...SMALL_ICON} />,
          onSelect: () => void run(duplicate(ground(), [id])),
        },
        {
          key: 'hide',
          label: t(isShown ? 'size.hide' : 'size.show', { screen: t(`screens.${at}`) }),
          icon: isShown ? <IconEyeOff {...SMALL_ICON} /> : <IconEye {...SMALL_ICON} />,
          onSelect: () => void run(toggleVisible(ground(), [id], at)),
        },
        {
          key: 'remove',
          label: t('actions.remove'),
          icon: <IconTrash {...SMALL_ICON} />,
          isDanger: true,
          startsGroup: true,
          onSelect: () => void run(remove(ground(), [id])),
        },
      ]}
    />
  )
}
