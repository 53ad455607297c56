import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Suspense } from 'react'
import { ICON } from '#ui/icon-size.ts'
import { KbdHint } from '#ui/kbd-hint/kbd-hint.tsx'
import { OnlineBulb } from '#ui/online-bulb/online-bulb.tsx'
import { type OnlineState, onlineState } from '#ui/online-bulb/online-state.ts'
import { useMessages } from '../../session.tsx'
import { DebugToggle } from '../debug/debug-toggle.tsx'
import { usePanels } from '../frame/panels.tsx'
import { HelpButton } from '../handbook/help-button.tsx'
import { messages } from '../messages.ts'
import { useIsOnline } from '../session/connection.ts'
import { useAccount } from '../session/live-session.tsx'
import { useKeyNames } from '../use-key-names.ts'
import { WidgetBoundary } from '../widgets/widget-boundary.tsx'
import { OverlayMenu, UserMenu } from './bar-menus.tsx'
import searchButtonClasses from './search-button.module.css'
import classes from './top-bar.module.css'
import { useTopBarItems } from './top-bar-items.tsx'

/** Search, state, quick access, what modules bring, help and the person. */
export function TopBar() {
  const t = useMessages(messages)
  const { current, open } = usePanels()
  const items = useTopBarItems()
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.burger}
        aria-label={t('nav.open')}
        aria-expanded={current === 'nav'}
        onClick={() => open('nav')}
      >
        <IconMenu2 {...ICON} />
      </ActionIcon>
      <SearchButton />
      <div className={classes.right}>
        <OwnBulb />
        <OverlayMenu />
        {items.map(({ name, Component }) => (
          <WidgetBoundary key={name} renderError={() => null}>
            <Suspense fallback={<span className={classes.waiting} />}>
              <Component />
            </Suspense>
          </WidgetBoundary>
        ))}
        <HelpButton />
        <DebugToggle />
        <UserMenu />
      </div>
    </header>
  )
}

function OwnBulb() {
  const t = useMessages(messages)
  const isOnline = useIsOnline()
  const { lastActive } = useAccount()
  const state: OnlineState = isOnline ? onlineState({ last_active: lastActive }) : 'offline'
  const labels = {
    online: t('bar.online'),
    unknown: t('bar.unknown'),
    offline: t('bar.offline'),
  }
  return (
    <span className={classes.bulb}>
      <OnlineBulb state={state} labels={labels} />
    </span>
  )
}

/** Looks like a search field and opens the palette, which is one. */
function SearchButton() {
  const t = useMessages(messages)
  const { open } = usePanels()
  const labels = useKeyNames()
  return (
    <UnstyledButton
      className={searchButtonClasses.button}
      aria-label={t('bar.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open('palette')}
    >
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <span className={searchButtonClasses.text}>{t('bar.search')}</span>
      <span className={searchButtonClasses.keys}>
        <KbdHint keys={['mod', 'k']} labels={labels} />
      </span>
    </UnstyledButton>
  )
}
