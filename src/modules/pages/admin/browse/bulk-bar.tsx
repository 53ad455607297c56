import { Button, CloseButton } from '@mantine/core'
import { IconEyeOff, IconTrash, IconWorldUpload } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { FootBar } from '#ui/foot-bar/foot-bar.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { Page } from '../../contract-page.ts'
import { browseMessages } from '../messages.ts'
import { usePublishNeeds } from '../shown-page.ts'
import type { PageActions } from './page-actions.ts'
import classes from './pages-screen.module.css'

type Props = {
  pages: readonly Page[]
  actions: PageActions
  onRemove(pages: readonly Page[]): void
  onClear(): void
}

/** What can be done with everything that is chosen. */
export function BulkBar({ pages, actions, onRemove, onClear }: Props) {
  const t = useMessages(browseMessages)
  const can = useCan()
  const isKept = pages.some(usePublishNeeds().toRemove)
  const { confirm, dialog } = useConfirm()
  if (pages.length === 0) return dialog
  const act = async (kind: 'publish' | 'unpublish') => {
    const question = {
      title: t(`bulk.${kind}Title`),
      text: t(`bulk.${kind}Text`),
      yes: t(`act.${kind}`),
    }
    if (!(await confirm(question))) return
    await actions[kind](pages)
    onClear()
  }
  return (
    <>
      <FootBar fitContent label={t('bulk.label')}>
        <span role="status" className={classes.bulkCount}>
          {t('bulk.chosen', { count: pages.length })}
        </span>
        <div className={classes.bulkActions}>
          {can(staff('pages', 'publish')) && (
            <>
              <Button
                variant="default"
                leftSection={<IconWorldUpload {...SMALL_ICON} />}
                onClick={() => void act('publish')}
              >
                {t('act.publish')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconEyeOff {...SMALL_ICON} />}
                onClick={() => void act('unpublish')}
              >
                {t('act.unpublish')}
              </Button>
            </>
          )}
          {can(staff('pages', 'delete')) && (
            <Button
              variant="default"
              c="var(--k-bad)"
              disabled={isKept}
              title={isKept ? t('act.needsPublish') : undefined}
              leftSection={<IconTrash {...SMALL_ICON} />}
              onClick={() => onRemove(pages)}
            >
              {t('act.remove')}
            </Button>
          )}
        </div>
        <CloseButton aria-label={t('bulk.clear')} onClick={onClear} />
      </FootBar>
      {dialog}
    </>
  )
}
