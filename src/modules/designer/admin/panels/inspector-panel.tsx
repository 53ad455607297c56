import { ActionIcon, Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { useStore } from 'zustand'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { globalBlock } from '#modules/pages/blocks/global/block.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { changeBlock } from '../../model/commands/change.ts'
import { typeAt } from '../../model/commands/rules.ts'
import { nameOf } from '../../model/commands/step-words.ts'
import { blockAt, saveDoc } from '../../model/doc.ts'
import { messages } from '../messages.ts'
import { BlockClicks } from '../outline/block-clicks.tsx'
import { BlockNameInput } from '../outline/block-name-input.tsx'
import { holderOf } from '../presence/people.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { beginWriting } from '../text/begin-writing.ts'
import { richPath } from '../text/text-paths.ts'
import { BlockActions } from './block-actions.tsx'
import { FactsLink } from './facts-link.tsx'
import classes from './panels.module.css'
import { SizeCard } from './size-card.tsx'

const NAMES = [
  'choose',
  'write',
  'out',
  'insert',
  'move',
  'size',
  'hide',
  'copy',
  'remove',
  'undo',
] as const

/** What is selected: what can be done with it, how wide it is, and everything it says. */
export function InspectorPanel() {
  const t = useMessages(messages)
  const { view, isFixed } = useRoom()
  const selection = useDesigner((state) => state.selection)
  const isDebugging = useStore(view, (now) => now.isDebugging)
  const [only] = selection
  return (
    <div className={classes.scroll} data-designer="inspector">
      {only === undefined ? (
        <KeyHelp />
      ) : (
        <>
          <BlockTitle keys={selection} />
          {!isFixed && <BlockActions keys={selection} />}
          {selection.length === 1 && <OneBlock key={only} id={only} />}
          {!isFixed && <SizeCard keys={selection} />}
          {selection.length > 1 && <Text c="dimmed">{t('inspector.several')}</Text>}
        </>
      )}
      {isDebugging && <DebugView />}
    </div>
  )
}

function OneBlock({ id }: { id: string }) {
  const t = useMessages(messages)
  const room = useRoom()
  const { designer, tools, session, people, lang, surface } = room
  const block = useShownBlock(id)
  const errors = useStore(session, (now) => now?.faults[block?.id ?? ''])
  const holder = useStore(people, (now) => holderOf(now, block?.id))
  const type = typeAt(designer.ground(), id)
  if (!block) return null
  if (!type) return <Text>{t('inspector.unknown')}</Text>
  const rich = richPath(type, block)?.[0]
  const change = (by: (now: Block) => Block) =>
    void designer.run(changeBlock(designer.ground(), id, { by, tag: changedProp(by, block) }))
  const isReadOnly = holder !== undefined
  const onPage = [...(rich === undefined ? [] : [String(rich)]), ...factTexts(type, block)]
  const asked = withoutProps(type, onPage)
  return (
    <section className={classes.card} aria-label={t('inspector.content')} data-designer="content">
      {holder && <p className={classes.held}>{t('presence.block', { name: holder.name })}</p>}
      <FactsLink block={block} />
      <BlockClicks block={block.id} />
      {onPage.length > 0 && (
        <Button variant="default" onClick={() => beginWriting(room, id)}>
          {t(`on.${surface.rules.name}.write`)}
        </Button>
      )}
      <tools.Inspector
        block={block}
        type={asked}
        errors={errors}
        isReadOnly={isReadOnly}
        onChange={change}
      />
      {type.name === globalBlock.name && (
        <tools.PlaceOverrides block={block} lang={lang} isReadOnly={isReadOnly} onChange={change} />
      )}
    </section>
  )
}

/** The block as the form shows it: while its running text is written there is nothing new to show. */
function useShownBlock(id: string) {
  const { designer } = useRoom()
  const shown = useRef(designer.store.getState().doc.nodes[id]?.block)
  return useDesigner(({ doc, writing }) => {
    const isWritten = writing?.isRich === true && writing.key === id
    if (!isWritten) shown.current = doc.nodes[id]?.block
    return shown.current
  })
}

/** Which prop a form changed: quick changes of the same one are one step. */
function changedProp(
  by: (block: { type: string; props: Record<string, unknown> }) => { props: object },
  block: { type: string; props: Record<string, unknown> },
): string {
  const after: Readonly<Record<string, unknown>> = { ...by(block).props }
  const names = new Set([...Object.keys(after), ...Object.keys(block.props)])
  return [...names].filter((name) => after[name] !== block.props[name]).join()
}

const known = new Map<string, BlockType>()

/** Texts the page itself shows; there a fact in them is one marked sign, in a field it would be code. */
const SHOWN = ['title', 'text', 'eyebrow', 'lead', 'caption']

function factTexts({ caps }: BlockType, { props }: Block): string[] {
  if (!caps.hasInline) return []
  const isFact = (value: unknown) => typeof value === 'string' && value.includes('{{business.')
  return SHOWN.filter((name) => isFact(props[name]))
}

/** The form without the texts that are written on the page: there is one editor, not two. */
function withoutProps(type: BlockType, names: readonly string[]): BlockType {
  if (names.length === 0) return type
  const key = `${type.name}.${names.join()}`
  const found = known.get(key)
  if (found) return found
  const others = Object.entries(type.schema.shape).filter(([prop]) => !names.includes(prop))
  const made = { ...type, schema: z.object(Object.fromEntries(others)) }
  known.set(key, made)
  return made
}

/** The stored form of what is selected, else of the whole page; for system users. */
function DebugView() {
  const t = useMessages(messages)
  const doc = useDesigner((state) => state.doc)
  const selection = useDesigner((state) => state.selection)
  const shown =
    selection.length > 0 ? selection.flatMap((key) => blockAt(doc, key) ?? []) : saveDoc(doc)
  return (
    <section aria-label={t('debug.title')}>
      <h3 className={classes.groupName}>{t('debug.title')}</h3>
      <pre className={classes.json}>{JSON.stringify(shown, null, 2)}</pre>
    </section>
  )
}

/** What to do when nothing is selected. */
function KeyHelp() {
  const t = useMessages(messages)
  return (
    <section className={classes.help}>
      <h2 className={classes.title}>{t('help.title')}</h2>
      <p className={classes.byTouch}>{t('help.touch')}</p>
      <p className={classes.byKeys}>{t('help.text')}</p>
      <dl className={classes.keys}>
        {NAMES.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{t(`help.keys.${name}`)}</kbd>
            </dt>
            <dd>{t(`help.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What is selected is called: a single block by its name and kind, several by their number. */
function BlockTitle({ keys }: { keys: readonly string[] }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer, isFixed, tools } = useRoom()
  const [only = ''] = keys
  const own = useDesigner(({ doc }) => doc.nodes[only]?.block.name)
  const [naming, setNaming] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const type = keys.length === 1 ? typeAt(designer.ground(), only) : undefined
  const Icon = tools.iconOf(type?.icon)
  if (type && naming === only) {
    const end = (isByKey: boolean) => {
      setNaming('')
      if (isByKey) requestAnimationFrame(() => button.current?.focus())
    }
    return <BlockNameInput id={only} onEnd={end} />
  }
  return (
    <div className={classes.head}>
      {type && (
        <span className={classes.headIcon}>
          <Icon {...SMALL_ICON} />
        </span>
      )}
      <div className={classes.headWords}>
        <h2 className={classes.title}>{nameOf(designer.ground(), keys)[lang]}</h2>
        {type && own && <p className={classes.quiet}>{type.label[lang]}</p>}
      </div>
      {type && !isFixed && (
        <Tooltip label={t('outline.rename')}>
          <ActionIcon
            ref={button}
            variant="subtle"
            aria-label={t('outline.rename')}
            onClick={() => setNaming(only)}
          >
            <IconPencil {...SMALL_ICON} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  )
}
