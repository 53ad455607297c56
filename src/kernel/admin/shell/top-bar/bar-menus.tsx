import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconApps } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { isAdmin } from '#kernel/access/roles.ts'
import { Greeting } from '#ui/greeting/greeting.tsx'
import { greetingName } from '#ui/greeting/greeting-name.ts'
import { ICON } from '#ui/icon-size.ts'
import { useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import { MenuOnDemand } from './menu-on-demand.tsx'
import classes from './user-menu.module.css'

type ButtonProps = ComponentPropsWithRef<'button'>

async function loadOverlayMenu() {
  const { Component } = await import('./overlay-menu.tsx')
  return { Component }
}

async function loadUserMenu() {
  const { Component } = await import('./user-menu.tsx')
  return { Component }
}

/** Quick access to files, settings and what modules bring; only an admin sees it. */
export function OverlayMenu() {
  const { user } = useSession()
  if (!isAdmin(user)) return null
  return <MenuOnDemand Button={OverlayButton} load={loadOverlayMenu} />
}

function OverlayButton(props: ButtonProps) {
  const t = useMessages(messages)
  return (
    <ActionIcon {...props} aria-label={t('overlay.label')} data-hint={t('overlay.label')}>
      <IconApps {...ICON} />
    </ActionIcon>
  )
}

/** The greeting bar: who is signed in, the way to the website, and out. */
export function UserMenu() {
  return <MenuOnDemand Button={UserButton} load={loadUserMenu} />
}

function UserButton(props: ButtonProps) {
  const t = useMessages(messages)
  const { user } = useSession()
  return (
    <UnstyledButton {...props} className={classes.trigger}>
      <span className={classes.avatar} aria-hidden>
        {initials(greetingName(user))}
      </span>
      <span className={classes.greeting}>
        <Greeting welcome={t('user.welcome')} user={user} />
      </span>
    </UnstyledButton>
  )
}

/** 'Rosa Lindner' → 'RL', 'admin' → 'A'. */
function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  const letters = words.length > 1 && name.includes(' ') ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
