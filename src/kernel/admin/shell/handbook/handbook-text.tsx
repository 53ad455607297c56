import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, matchPath } from 'react-router'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useAdminPath, useCan } from '../../session.tsx'
import { useModules } from '../modules-context.tsx'
import type { HandbookBlock, HandbookInline, HandbookPage } from './handbook-page.ts'
import { openHandbook } from './handbook-place.ts'
import classes from './handbook-text.module.css'

/** Called when a link leads to a screen: a handbook that covers the screen then goes. */
type Following = { onFollow(): void }

/** A page of the handbook. Its parts are data of the build; nothing of it is markup from outside. */
export function HandbookText({ page, onFollow }: Following & { page: HandbookPage }) {
  return (
    <article className={classes.page}>
      <h2 className={classes.title} tabIndex={-1}>
        {page.title}
      </h2>
      <Blocks blocks={page.lead} onFollow={onFollow} />
      <ul className={classes.contents}>
        {page.sections.map(({ id, title }) => (
          <li key={id}>
            <PageLink page={page.name} section={id} text={title} />
          </li>
        ))}
      </ul>
      {page.sections.map(({ id, title, blocks }) => (
        <section key={id}>
          <h3 className={classes.heading} id={sectionId(id)} tabIndex={-1}>
            {title}
          </h3>
          <Blocks blocks={blocks} onFollow={onFollow} />
        </section>
      ))}
    </article>
  )
}

export function sectionId(id: string): string {
  return `handbook-${id}`
}

/** A link inside the handbook: a button, because the address of the window stays that of the work. */
export function PageLink(props: { page: string; section?: string; text: string }) {
  const { page, section, text } = props
  return (
    <button type="button" className={classes.link} onClick={() => openHandbook({ page, section })}>
      {text}
    </button>
  )
}

function Blocks({ blocks, onFollow }: Following & { blocks: readonly HandbookBlock[] }) {
  // The pages never change while they are shown: their order is their name.
  return Array.from(blocks.entries(), ([at, block]) => (
    <Block key={at} block={block} onFollow={onFollow} />
  ))
}

function Block({ block, onFollow }: Following & { block: HandbookBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p className={classes.paragraph}>
        <Text text={block.text} onFollow={onFollow} />
      </p>
    )
  }
  if (block.kind === 'picture') {
    return (
      <a href={block.source} target="_blank" rel="noreferrer">
        <img className={classes.picture} src={block.source} alt={block.alt} loading="lazy" />
      </a>
    )
  }
  if (block.kind === 'action') return <Action {...block} onFollow={onFollow} />
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={classes.list}>
      {Array.from(block.items.entries(), ([at, item]) => (
        <li key={at}>
          <Text text={item} onFollow={onFollow} />
        </li>
      ))}
    </List>
  )
}

function Text({ text, onFollow }: Following & { text: readonly HandbookInline[] }) {
  return Array.from(text.entries(), ([at, part]) => (
    <Inline key={at} part={part} onFollow={onFollow} />
  ))
}

function Inline({ part, onFollow }: Following & { part: HandbookInline }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'strong':
      return <strong>{part.text}</strong>
    case 'key':
      return <kbd className={classes.key}>{part.text}</kbd>
    case 'page':
      return <PageLink {...part} />
    case 'screen':
      return <ScreenLink {...part} onFollow={onFollow} />
  }
}

type ScreenTarget = Following & { path: string; text: string }

/** A screen that is not here, or not for this person, is only named. */
function ScreenLink({ path, text, onFollow }: ScreenTarget) {
  const adminPath = useAdminPath()
  if (!useIsOpen(path)) return text
  return (
    <Link className={classes.link} to={adminPath(path)} onClick={onFollow}>
      {text}
    </Link>
  )
}

function Action({ path, text, onFollow }: ScreenTarget) {
  const adminPath = useAdminPath()
  if (!useIsOpen(path)) return null
  return (
    <Button
      component={Link}
      to={adminPath(path)}
      onClick={onFollow}
      variant="light"
      size="compact-sm"
      className={classes.action}
      rightSection={<IconArrowRight {...SMALL_ICON} />}
    >
      {text}
    </Button>
  )
}

function useIsOpen(path: string): boolean {
  const can = useCan()
  const [pathname = ''] = path.split('?')
  return useModules()
    .flatMap(({ screens }) => screens ?? [])
    .some((screen) => matchPath(`/${screen.path}`, `/${pathname}`) && can(screen.access))
}
