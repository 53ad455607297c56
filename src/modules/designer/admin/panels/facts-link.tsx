import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { type Access, admin, staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { messages } from '../messages.ts'
import classes from './panels.module.css'

type Source = { readonly name: 'hours' | 'social' | 'news' | 'facts'; path: string; access: Access }

const FACTS: Source = { name: 'facts', path: 'settings/business', access: admin }

/** Blocks that show what is kept elsewhere. */
const SOURCES: Readonly<Record<string, Source>> = {
  'opening-hours': { ...FACTS, name: 'hours' },
  'social-links': { ...FACTS, name: 'social' },
  'entry-list': { name: 'news', path: 'entries/browse', access: staff('entries', 'view') },
}

/** The way to where something is changed that this block only shows. */
export function FactsLink({ block }: { block: Block }) {
  const t = useMessages(messages)
  const can = useCan()
  const adminPath = useAdminPath()
  const source = SOURCES[block.type] ?? (namesFacts(block) ? FACTS : undefined)
  if (!source || !can(source.access)) return null
  return (
    <p className={classes.quiet}>
      {t(`facts.${source.name}Text`)}{' '}
      <Anchor component={Link} to={adminPath(source.path)} size="xs" underline="always">
        {t(`facts.${source.name}`)} <IconExternalLink size={14} aria-hidden />
      </Anchor>
    </p>
  )
}

function namesFacts({ props }: Block): boolean {
  return JSON.stringify(props).includes('{{business.')
}
