import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { applyOverrides } from '../../blocks/global/apply-overrides.ts'
import { globalBlock, type Overrides } from '../../blocks/global/block.ts'
import { BlockInspector } from '../blocks/inspector/inspector.tsx'
import { blockName, summaryOf } from '../blocks/outline/block-words.ts'
import classes from '../blocks/outline/outline.module.css'
import { TYPES } from '../edit/drafts/draft-content.ts'
import { editMessages } from '../messages.ts'
import { PAGES } from '../page-keys.ts'
import { globalPath } from '../paths.ts'
import { innerBlocks } from './keep-and-detach.ts'
import { globalMessages } from './messages.ts'

type Props = {
  block: Block
  lang: Lang
  isReadOnly: boolean
  onChange(change: (block: Block) => Block): void
}

/** The words a global block has in this place alone. */
export function PlaceOverrides({ block, lang, isReadOnly, onChange }: Props) {
  const t = useMessages(globalMessages)
  const adminPath = useAdminPath()
  const { global = null, overrides = {} } = globalBlock.schema.safeParse(block.props).data ?? {}
  const found = useQuery({
    queryKey: [...PAGES, 'global', global, lang],
    queryFn: () => innerBlocks(TYPES, global ?? '', lang),
    enabled: global !== null,
  })
  if (!global) return <Text c="dimmed">{t('place.choose')}</Text>
  const set = (id: string, own: Readonly<Record<string, unknown>>) =>
    onChange((now) => withOverride(now, id, own))
  return (
    <Stack gap="sm" mt="md">
      <Group justify="space-between">
        <Text fw={600}>{t('place.title')}</Text>
        <Anchor component={Link} to={adminPath(globalPath(global))}>
          {t('place.edit')}
        </Anchor>
      </Group>
      <Text c="dimmed">{t('place.text')}</Text>
      <SectionQuery query={found}>
        {(inner) =>
          wordBlocks(TYPES, inner).map((one) => (
            <InnerBlock
              key={one.id}
              original={one}
              own={overrides[one.id ?? ''] ?? {}}
              isReadOnly={isReadOnly}
              onChange={(own) => set(one.id ?? '', own)}
            />
          ))
        }
      </SectionQuery>
    </Stack>
  )
}

type InnerProps = {
  original: Block
  own: Readonly<Record<string, unknown>>
  isReadOnly: boolean
  onChange(own: Readonly<Record<string, unknown>>): void
}

function InnerBlock({ original, own, isReadOnly, onChange }: InnerProps) {
  const t = useMessages(globalMessages)
  const edit = useMessages(editMessages)
  const { lang } = useSession().user
  const type = typeOf(TYPES, original)
  if (!type) return null
  const id = original.id ?? ''
  const [shown = original] = applyOverrides(TYPES, [original], { [id]: { ...own } })
  const isOwn = Object.keys(own).length > 0
  return (
    <details className={classes.more}>
      <summary>
        {blockName(edit, { block: original, type }, lang)} {summaryOf(shown)}{' '}
        {isOwn && <StatusBadge label={t('place.own')} tone="info" />}
      </summary>
      <BlockInspector
        block={shown}
        type={type}
        isReadOnly={isReadOnly}
        onChange={(change) => onChange(ownProps(original, change(shown)))}
      />
      {isOwn && !isReadOnly && (
        <Button variant="default" mt="sm" onClick={() => onChange({})}>
          {t('place.reset')}
        </Button>
      )}
    </details>
  )
}

function withOverride(block: Block, id: string, own: Readonly<Record<string, unknown>>): Block {
  const known: Overrides = globalBlock.schema.safeParse(block.props).data?.overrides ?? {}
  const { [id]: _, ...rest } = known
  const overrides = Object.keys(own).length > 0 ? { ...rest, [id]: own } : rest
  return { ...block, props: { ...block.props, overrides } }
}

/** What of a block differs from the global one; equal values follow it when it changes. */
export function ownProps(original: Block, changed: Block): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(changed.props).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(original.props[name]),
    ),
  )
}

/** Every block inside that has something to say, in the order of the page; columns and the like do not. */
export function wordBlocks(types: BlockTypes, blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    const slots = typeOf(types, block)?.slots ?? []
    const inner = slots.flatMap((slot) => wordBlocks(types, slotOf(block, slot)))
    return slots.length > 0 ? inner : [block]
  })
}
