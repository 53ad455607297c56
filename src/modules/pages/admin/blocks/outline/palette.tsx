import { UnstyledButton } from '@mantine/core'
import { isAdmin } from '#kernel/access/roles.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { BLOCK_GROUPS, type BlockType, type BlockTypes } from '#kernel/site/block/block-type.ts'
import { mayStand } from '#kernel/site/block/may-stand.ts'
import { ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { editTexts } from '../../texts.ts'
import { blockIcon } from './block-icons.ts'
import classes from './outline.module.css'

type Props = {
  types: BlockTypes
  /** What it is to stand in; undefined is the page. */
  parent: BlockType | undefined
  isOpen: boolean
  onClose(): void
  onChoose(type: BlockType): void
}

/** Every kind of block that may stand here, by group. */
export function Palette({ types, parent, isOpen, onClose, onChoose }: Props) {
  const t = useTexts(editTexts)
  const { user } = useSession()
  const labels = useDialogLabels()
  const offered = [...types.values()].filter((type) => {
    const { roles } = type.caps
    const isAllowed = !roles || isAdmin(user) || roles.some((role) => user.roles.includes(role))
    return isAllowed && mayStand(type, parent)
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('palette.title')} labels={labels} size="lg">
      {BLOCK_GROUPS.map((group) => {
        const shown = offered.filter((type) => type.group === group)
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
