import { Button, Drawer, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { customField, type Field } from '#kernel/admin/fields/field.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { storedValue } from '#kernel/admin/shell/stored-value.ts'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../admin/messages.ts'
import classes from './preview.module.css'
import { PreviewPane } from './preview-pane.tsx'

const WIDE = '(min-width: 75em)'
const MAY_EDIT = staff('catalog', 'edit')

/** Whoever does without it once does so with the next product too. */
const hidden = storedValue('kontor.product-preview-hidden', (stored) => stored === true)

/** The page in the shop as it would be with what the form holds; it holds nothing itself. */
export function previewField(): Field<string> {
  return customField<string>({ empty: '', Input: PreviewInput }, { readOnly: true })
}

/** Beside the form where there is room, and a step away where there is none. */
function PreviewInput() {
  const t = useMessages(adminMessages)
  const can = useCan()
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false }) ?? false
  if (!can(MAY_EDIT)) return <Text c="dimmed">{t('preview.refused')}</Text>
  return isWide ? <PreviewBeside /> : <PreviewAbove />
}

function PreviewBeside() {
  const t = useMessages(adminMessages)
  const isHidden = useSyncExternalStore(hidden.subscribe, hidden.get)
  return (
    <>
      {!isHidden && (
        <div className={classes.beside}>
          <PreviewPane />
        </div>
      )}
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={!isHidden}
        leftSection={isHidden ? <IconEye {...SMALL_ICON} /> : <IconEyeOff {...SMALL_ICON} />}
        onClick={() => hidden.set(!isHidden)}
      >
        {t(isHidden ? 'preview.show' : 'preview.hide')}
      </Button>
    </>
  )
}

function PreviewAbove() {
  const t = useMessages(adminMessages)
  const { close } = useDialogLabels()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye {...SMALL_ICON} />}
        onClick={() => setOpen(true)}
      >
        {t('preview.show')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={720}
        overlayProps={{ backgroundOpacity: 0.4 }}
        title={t('preview.title')}
        closeButtonProps={{ 'aria-label': close }}
      >
        <PreviewPane />
      </Drawer>
    </>
  )
}
