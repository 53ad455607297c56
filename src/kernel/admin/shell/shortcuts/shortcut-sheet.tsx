import { Button } from '@mantine/core'
import { IconHelp, IconKeyboard } from '@tabler/icons-react'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { KbdHint } from '#ui/kbd-hint/kbd-hint.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { useMessages } from '../../session.tsx'
import { usePanels } from '../frame/panels.tsx'
import { openHandbook } from '../handbook/handbook-place.ts'
import { messages } from '../messages.ts'
import { useDialogLabels } from '../use-dialog-labels.ts'
import { useKeyNames } from '../use-key-names.ts'
import { SHORTCUTS, type Shortcut, type ShortcutGroup } from './shortcut-list.ts'
import classes from './shortcut-sheet.module.css'

/** Every shortcut at a glance; `?` opens it. */
export function ShortcutSheet() {
  const t = useMessages(messages)
  const { current, close } = usePanels()
  const readMore = () => {
    close()
    openHandbook({ page: 'keyboard' })
  }
  return (
    <Modal
      opened={current === 'shortcuts'}
      onClose={close}
      title={t('shortcuts.title')}
      icon={<IconKeyboard {...ICON} />}
      labels={useDialogLabels()}
      size="lg"
      footer={
        <Button variant="default" leftSection={<IconHelp {...SMALL_ICON} />} onClick={readMore}>
          {t('handbook.open')}
        </Button>
      }
    >
      <div className={classes.groups}>
        {SHORTCUTS.map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </div>
    </Modal>
  )
}

function Group({ group }: { group: ShortcutGroup }) {
  const t = useMessages(messages)
  return (
    <section>
      <h3 className={classes.heading}>{t(group.heading)}</h3>
      <dl className={classes.list}>
        {group.shortcuts.map((shortcut) => (
          <div key={shortcut.label} className={classes.line}>
            <dt>{t(shortcut.label)}</dt>
            <dd>
              <Keys shortcut={shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Keys({ shortcut }: { shortcut: Shortcut }) {
  const t = useMessages(messages)
  const labels = useKeyNames()
  if (!shortcut.isSequence) return <KbdHint keys={shortcut.keys} labels={labels} />
  const [first = '', second = ''] = shortcut.keys
  return (
    <span className={classes.sequence}>
      <KbdHint keys={[first]} labels={labels} />
      {t('shortcuts.andThen')}
      <KbdHint keys={[second]} labels={labels} />
    </span>
  )
}
