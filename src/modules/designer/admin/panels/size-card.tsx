import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconEye, IconEyeOff, IconMinus, IconPlus } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { type Breakpoint, sizesOf, visibilityOf } from '#kernel/site/block/breakpoints.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { resetSize, resizeBy, spreadToAll, toggleVisible } from '../../model/commands/change.ts'
import { typeAt } from '../../model/commands/rules.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { ICONS } from '../top-bar/screen-switch.tsx'
import classes from './panels.module.css'

/** Width and visibility on each kind of screen; a dot where a screen has a value of its own. */
export function SizeCard({ keys }: { keys: readonly string[] }) {
  const t = useMessages(messages)
  const { designer, surface } = useRoom()
  const { screens, isBroad } = surface.rules
  const now = useDesigner((state) => state.breakpoint)
  return (
    <section className={classes.card} aria-label={t('size.title')}>
      <h3 className={classes.groupName}>{t('size.title')}</h3>
      {screens.map(({ name }) => (
        <Line key={name} at={name} keys={keys} isCurrent={name === now} />
      ))}
      {isBroad && (
        <Button
          className={classes.spread}
          size="compact-xs"
          variant="subtle"
          onClick={() => designer.run(spreadToAll(designer.ground(), keys, now))}
        >
          {t('size.all')}
        </Button>
      )}
    </section>
  )
}

type LineProps = { at: Breakpoint; keys: readonly string[]; isCurrent: boolean }

function Line({ at, keys, isCurrent }: LineProps) {
  const t = useMessages(messages)
  const { designer, surface } = useRoom()
  const { rules } = surface
  const [key = ''] = keys
  const attrs = useDesigner(({ doc }) => doc.nodes[key]?.block.attrs)
  const isSized = rules.sizedAt.includes(at)
  const isResizable = isSized && typeAt(designer.ground(), key)?.caps.resizable === true
  const columns = sizesOf(attrs)[at]
  const isShown = visibilityOf(attrs)[at]
  // What is hidden where it could not be hidden here can still be shown again.
  const mayHide = rules.hiddenAt.includes(at) || !isShown
  const screen = t(`on.${rules.name}.screens.${at}`)
  const Icon = ICONS[rules.name][at]
  const isOwn = isSized && rules.isBroad && at !== 'xs' && attrs?.size?.[at] !== undefined
  const step = (by: number) => () => designer.run(resizeBy(designer.ground(), keys, { at, by }))
  return (
    <div className={classes.size} data-current={isCurrent || undefined}>
      <span className={classes.screen}>
        <Icon {...SMALL_ICON} />
        <span className={classes.screenName}>{t(`on.${rules.name}.short.${at}`)}</span>
        {isOwn && <span className={classes.dot} role="img" aria-label={t('size.own')} />}
      </span>
      {isResizable && (
        <span className={classes.stepper}>
          <ActionIcon
            size="sm"
            variant="subtle"
            disabled={columns === 1}
            aria-label={t('size.narrower', { screen })}
            onClick={step(-1)}
          >
            <IconMinus {...SMALL_ICON} />
          </ActionIcon>
          <span className={classes.columns}>{t('size.short', { columns })}</span>
          <ActionIcon
            size="sm"
            variant="subtle"
            disabled={columns === 12}
            aria-label={t('size.wider', { screen })}
            onClick={step(1)}
          >
            <IconPlus {...SMALL_ICON} />
          </ActionIcon>
        </span>
      )}
      {mayHide && (
        <ActionIcon
          size="sm"
          variant="subtle"
          aria-label={t(isShown ? 'size.hide' : 'size.show', { screen })}
          onClick={() => designer.run(toggleVisible(designer.ground(), keys, at))}
        >
          {isShown ? <IconEye {...SMALL_ICON} /> : <IconEyeOff {...SMALL_ICON} />}
        </ActionIcon>
      )}
      {isOwn ? (
        <ActionIcon
          size="sm"
          variant="subtle"
          aria-label={t('size.reset', { screen })}
          onClick={() => designer.run(resetSize(designer.ground(), key, at))}
        >
          <IconArrowBackUp {...SMALL_ICON} />
        </ActionIcon>
      ) : (
        <span className={classes.noReset} />
      )}
    </div>
  )
}
