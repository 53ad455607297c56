import { ActionIcon, Button } from '@mantine/core'
import {
  IconArrowLeft,
  IconDeviceFloppy,
  IconEye,
  IconMailCog,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { HelpButton, useHelp } from '#kernel/admin/shell/handbook/help-button.tsx'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { messages } from '../messages.ts'
import { useRoom } from '../room/room-context.tsx'
import { HistoryControls } from './history-controls.tsx'
import { PanelToggles } from './panel-toggles.tsx'
import { ScreenSwitch } from './screen-switch.tsx'
import classes from './top-bar.module.css'

export type MailBarProps = {
  words: { back: string; details: string; preview: string; test: string; save: string }
  /** Below the admin base. */
  backPath: string
  onDetails(): void
  onPreview(): void
  /** Undefined for those who may not. */
  onTest: (() => void) | undefined
}

/** Where one is, on which screen one looks, every step back, and what mails have besides. */
export function MailBar({ words, backPath, onDetails, onPreview, onTest }: MailBarProps) {
  const adminPath = useAdminPath()
  const { session } = useRoom()
  const title = useStore(session, (now) => now?.title)
  const state = useStore(session, (now) => now?.state)
  const tool = (label: string, Icon: TablerIcon, onPress: () => void) => (
    <Tooltip position="bottom" label={label}>
      <ActionIcon variant="subtle" aria-label={label} onClick={onPress}>
        <Icon {...ICON} />
      </ActionIcon>
    </Tooltip>
  )
  return (
    <header className={classes.bar}>
      <Tooltip position="bottom" label={words.back}>
        <ActionIcon
          component={Link}
          to={adminPath(backPath)}
          variant="subtle"
          size={36}
          aria-label={words.back}
        >
          <IconArrowLeft {...ICON} />
        </ActionIcon>
      </Tooltip>
      <div className={classes.name}>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.state}>{state}</div>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        className={classes.page}
        aria-label={words.details}
        leftSection={<IconMailCog {...SMALL_ICON} />}
        onClick={onDetails}
      >
        <span className={classes.pageWords}>{words.details}</span>
      </Button>
      <ScreenSwitch />
      <div className={classes.end}>
        <div className={classes.tools}>
          <HistoryControls />
          <PanelToggles />
          {tool(words.preview, IconEye, onPreview)}
          {onTest && tool(words.test, IconSend, onTest)}
          <span className={classes.help}>
            <HelpButton />
          </span>
        </div>
        <div className={classes.main}>
          <SaveAction label={words.save} />
        </div>
      </div>
    </header>
  )
}

/** Saving, and what else can be done; everything typed goes along. */
function SaveAction({ label }: { label: string }) {
  const t = useMessages(messages)
  const { session, saver, designer } = useRoom()
  const now = useStore(session)
  const showHelp = useHelp()
  if (!now) return null
  const first = (act: (() => void) | undefined) => () => {
    designer.write(null)
    saver.pass()
    act?.()
  }
  const help = { key: 'help', label: t('handbook'), startsGroup: true, onSelect: showHelp }
  return (
    <>
      <Button
        size="sm"
        loading={now.isBusy}
        disabled={now.phase === 'saved'}
        leftSection={<IconDeviceFloppy {...SMALL_ICON} />}
        onClick={first(() => void session.getState()?.flush())}
      >
        {label}
      </Button>
      <PopupMenu
        label={t('more')}
        items={[...now.menu, help].map((entry) => ({ ...entry, onSelect: first(entry.onSelect) }))}
      />
    </>
  )
}
