import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { acceptSamples } from '../../model/commands/samples.ts'
import { nameOf } from '../../model/commands/step-words.ts'
import { lastOwn } from '../../model/history.ts'
import { messages } from '../messages.ts'
import classes from '../panels/panels.module.css'
import { useDesigner, useRoom, useView } from '../room/room-context.tsx'
import { removeSample, replaceSample, showSample } from './sample-actions.ts'
import { useSamples } from './use-samples.ts'

/** What came ready-made and nobody has made their own yet; a press leads to the block. */
export function SamplesPanel() {
  const t = useMessages(messages)
  const { view, designer } = useRoom()
  const keys = useSamples()
  const title = useRef<HTMLHeadingElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  // The row that had the focus is gone: the one in its place takes it, else the title.
  const goOn = (from: number) =>
    requestAnimationFrame(() => {
      const left = rows.current?.children
      const next = left?.[Math.min(from, left.length - 1)]?.querySelector('button')
      const focused = next ?? title.current
      focused?.focus()
    })
  const acceptAll = () => {
    designer.run(acceptSamples(designer.ground(), keys))
    goOn(0)
  }
  return (
    <div className={classes.scroll} data-designer="samples">
      <div className={classes.head}>
        <h2 ref={title} tabIndex={-1} className={`${classes.title} ${classes.headWords}`}>
          {t('samples.title', { count: keys.length })}
        </h2>
        <ActionIcon
          variant="subtle"
          aria-label={t('check.close')}
          onClick={() => view.setState({ right: 'settings' })}
        >
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      </div>
      {keys.length === 0 ? (
        <p className={classes.good} role="status">
          <IconCircleCheck {...ICON} />
          {t('samples.none')}
        </p>
      ) : (
        <p className={classes.quiet}>{t('samples.text')}</p>
      )}
      <Removed />
      <ul ref={rows} className={classes.findings}>
        {keys.map((key, index) => (
          <li key={key}>
            <Sample id={key} onDone={() => goOn(index)} />
          </li>
        ))}
      </ul>
      {keys.length > 1 && (
        <div className={classes.actions}>
          <Button size="xs" variant="default" onClick={acceptAll}>
            {t('samples.acceptAll')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What was removed last comes back by one press, as long as nothing else was done. */
function Removed() {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer } = useRoom()
  const removed = useView((now) => now.removed)
  const isLast = useDesigner((now) => removed !== null && lastOwn(now) === removed)
  if (!removed || !isLast) return null
  return (
    <div className={classes.removed}>
      <span>{removed.label[lang]}</span>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowBackUp {...SMALL_ICON} />}
        onClick={designer.undo}
      >
        {t('samples.undo')}
      </Button>
    </div>
  )
}

function Sample({ id, onDone }: { id: string; onDone(): void }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const room = useRoom()
  const { designer, data, tools, isFixed } = room
  const tokens = useStore(data, (now) => now.tokens)
  const block = useDesigner(({ doc }) => doc.nodes[id]?.block)
  if (!block) return null
  const kind = nameOf(designer.ground(), [id])[lang]
  const words = tools.summaryOf(fillTokens(block, tokens))
  const name = words ? `${kind}: ${words}` : kind
  const accept = () => {
    designer.run(acceptSamples(designer.ground(), [id]))
    onDone()
  }
  const drop = () => {
    removeSample(room, id)
    onDone()
  }
  return (
    <div className={classes.sample}>
      <UnstyledButton className={classes.finding} onClick={() => showSample(room, id)}>
        <span className={classes.quiet}>{kind}</span>
        <span className={classes.said}>{words}</span>
      </UnstyledButton>
      <div className={classes.actions}>
        <Way
          label={t('samples.replace')}
          name={name}
          isFirst
          onPress={() => void replaceSample(room, id)}
        />
        <Way label={t('samples.accept')} name={name} onPress={accept} />
        {!isFixed && <Way label={t('samples.remove')} name={name} isRemoving onPress={drop} />}
      </div>
    </div>
  )
}

type WayProps = {
  label: string
  /** Of the block: the same button stands in every row. */
  name: string
  isFirst?: boolean
  isRemoving?: boolean
  onPress(): void
}

function Way({ label, name, isFirst, isRemoving, onPress }: WayProps) {
  return (
    <Button
      size="compact-xs"
      variant={isFirst ? 'default' : 'subtle'}
      color={isRemoving ? 'red' : undefined}
      aria-label={`${label}: ${name}`}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}
