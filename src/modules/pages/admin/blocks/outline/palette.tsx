import { UnstyledButton } from '@mantine/core'
import { isAdmin } from '#kernel/access/roles.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { BLOCK_GROUPS, type BlockType } from '#kernel/site/block/block-type.ts'
import { mayStand } from '#kernel/site/block/values/may-stand.ts'
import { ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { editMessages } from '../../messages.ts'
import { blockIcon } from './block-icons.ts'
import classes from './outline.module.css'

type Props = {
  /** What belongs to the template of the page. */
  offered: readonly BlockType[]
  /** What it is to stand in; undefined is the page. */
  parent: BlockType | undefined
  isOpen: boolean
  onClose(): void
  onChoose(type: BlockType): void
}

/** The kinds of block that may be added here, by group. */
export function Palette({ offered, parent, isOpen, onClose, onChoose }: Props) {
  const t = useMessages(editMessages)
  const { user } = useSession()
  const labels = useDialogLabels()
  const allowed = offered.filter((type) => {
    const { roles } = type.caps
    const isAllowed = !roles || isAdmin(user) || roles.some((role) => user.roles.includes(role))
    return isAllowed && mayStand(type, parent)
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('palette.title')} labels={labels} size="lg">
      {BLOCK_GROUPS.map((group) => {
        const shown = allowed.filter((type) => type.group === group)
        if (shown.length === 0) return null
        return (
          <section key={group} className={classes.group}>
            <h3 className={classes.groupTitle}>{t(`palette.${group}`)}</h3>
            <div className={classes.tiles}>
              {shown.map((type) => {
                const Icon = blockIcon(type.icon)
                return (
                  <UnstyledButton
                    key={type.name}
                    className={classes.tile}
                    onClick={() => onChoose(type)}
                  >
                    <Icon {...ICON} />
                    {type.label[user.lang]}
                  </UnstyledButton>
                )
              })}
            </div>
          </section>
        )
      })}
    </Modal>
  )
}
