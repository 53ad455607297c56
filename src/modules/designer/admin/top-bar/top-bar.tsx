import { ActionIcon, Avatar, Button } from '@mantine/core'
import {
  IconArrowLeft,
  IconListCheck,
  IconPencilStar,
  IconSettings,
  IconWorldUpload,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { HelpButton, useHelp } from '#kernel/admin/shell/handbook/help-button.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import type { PopupMenuEntry } from '#ui/popup-menu/popup-menu-item.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import type { Finding } from '../../check/findings/finding.ts'
import { messages } from '../messages.ts'
import { checkDraft } from '../panels/check-draft.ts'
import { PublishBlockers } from '../publishing/publish-blockers.tsx'
import { type PageRoom, usePageRoom, useRoom, useView } from '../room/room-context.tsx'
import { isFree, showRight } from '../room/view-store.ts'
import { useSamples } from '../samples/use-samples.ts'
import { StyleToggle } from '../style-mode/style-toggle.tsx'
import { HistoryControls } from './history-controls.tsx'
import { PanelToggles } from './panel-toggles.tsx'
import { ScreenSwitch } from './screen-switch.tsx'
import classes from './top-bar.module.css'

/** Where one is, on which screen one looks, every step back, and the way to the website. */
export function TopBar() {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { page, session, data } = usePageRoom()
  const tokens = useStore(data, (now) => now.tokens)
  const title = useStore(session, (now) => now?.title)
  const state = useStore(session, (now) => now?.state)
  return (
    <header className={classes.bar}>
      <Tooltip position="bottom" label={t('back')}>
        <ActionIcon
          component={Link}
          to={adminPath('pages/browse')}
          variant="subtle"
          size={36}
          aria-label={t('back')}
        >
          <IconArrowLeft {...ICON} />
        </ActionIcon>
      </Tooltip>
      <div className={classes.name}>
        <h1 className={classes.title}>{fillTokens(title ?? page.title, tokens)}</h1>
        <div className={classes.state}>{state}</div>
      </div>
      <PageButton />
      <ScreenSwitch />
      <div className={classes.end}>
        <div className={classes.tools}>
          <OthersHere />
          <HistoryControls />
          <PanelToggles />
          <StyleToggle />
          <SamplesToggle />
          <CheckToggle />
          <span className={classes.help}>
            <HelpButton />
          </span>
        </div>
        <div className={classes.main}>
          <MainAction />
        </div>
      </div>
    </header>
  )
}

/** The way to all that is no block of the page. */
function PageButton() {
  const t = useMessages(messages)
  const { view } = useRoom()
  return (
    <Tooltip position="bottom" label={t('page.hint')}>
      <Button
        size="compact-sm"
        variant="default"
        className={classes.page}
        aria-label={t('page.open')}
        leftSection={<IconSettings {...SMALL_ICON} />}
        onClick={() => view.setState({ isPageOpen: true })}
      >
        <span className={classes.pageWords}>{t('page.open')}</span>
      </Button>
    </Tooltip>
  )
}

/** Everyone else who has this page open. */
function OthersHere() {
  const t = useMessages(messages)
  const { people } = useRoom()
  const others = useStore(people, (now) => now.others)
  return others.map(({ localSessionId, name }) => (
    <Tooltip key={localSessionId} position="bottom" label={t('presence.here', { name })}>
      <Avatar
        size={28}
        name={name}
        color="initials"
        role="img"
        aria-label={t('presence.here', { name })}
      />
    </Tooltip>
  ))
}

/** Leads to what the template brought along, as long as there is any of it. */
function SamplesToggle() {
  const t = useMessages(messages)
  const { view } = useRoom()
  const { length: count } = useSamples()
  const isOn = useView((now) => now.right === 'samples' && now.isRightOpen && isFree(now))
  if (count === 0 && !isOn) return null
  const toggle = () => view.setState(isOn ? { right: 'settings' } : showRight('samples'))
  return (
    <Tooltip position="bottom" label={t('samples.title', { count })}>
      <Button
        size="compact-sm"
        variant={isOn ? 'light' : 'subtle'}
        aria-pressed={isOn}
        aria-label={t('samples.title', { count })}
        leftSection={<IconPencilStar {...SMALL_ICON} />}
        onClick={toggle}
      >
        {count}
      </Button>
    </Tooltip>
  )
}

/** Shows what readers, search engines and the law would mind, where the settings stand. */
function CheckToggle() {
  const t = useMessages(messages)
  const { view } = useRoom()
  const isOn = useView((now) => now.right === 'check' && now.isRightOpen && isFree(now))
  const toggle = () => view.setState(isOn ? { right: 'settings' } : showRight('check'))
  return (
    <Tooltip position="bottom" label={t('check.title')}>
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        aria-pressed={isOn}
        aria-label={t('check.title')}
        onClick={toggle}
      >
        <IconListCheck {...ICON} />
      </ActionIcon>
    </Tooltip>
  )
}

/** Publishing and what else leads the draft on its way; everything typed goes along. */
function MainAction() {
  const t = useMessages(messages)
  const room = usePageRoom()
  const { session, saver, designer, view, isFixed } = room
  const now = useStore(session)
  const { attempt } = useAttempt()
  const showHelp = useHelp()
  const [isChecking, setChecking] = useState(false)
  const [blockers, setBlockers] = useState<readonly Finding[]>([])
  if (!now) return null
  const first = (act: (() => void) | undefined) => () => {
    designer.write(null)
    saver.pass()
    act?.()
  }
  const publish = async (act: () => void) => {
    setChecking(true)
    const errors = await errorsOf(room)
    setChecking(false)
    setBlockers(errors)
    if (errors.length === 0) act()
  }
  const { main } = now
  const versions = {
    key: 'versions',
    label: t('versions'),
    onSelect: () => view.setState(showRight('versions')),
  }
  const help = { key: 'help', label: t('handbook'), startsGroup: true, onSelect: showHelp }
  const entries = [...(isFixed ? now.menu : withVersions(now.menu, versions)), help]
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
      <PublishBlockers
        findings={blockers}
        onClose={() => setBlockers([])}
        onMended={() => void publish(() => void attempt(async () => main?.now()))}
      />
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

/** What keeps the page from going online: asked before the window for publishing opens. */
async function errorsOf(room: PageRoom): Promise<readonly Finding[]> {
  try {
    const { findings, mayPublish } = await checkDraft(room)
    return mayPublish ? [] : findings.filter(({ severity }) => severity === 'error')
  } catch {
    // Without an answer the window opens all the same: the server has the last word.
    return []
  }
}
