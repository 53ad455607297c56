import { Button, Paper, Text, TextInput } from '@mantine/core'
import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { describePicture } from '#modules/files/admin/pickers.tsx'
import { changeBlock } from '../../model/commands/change.ts'
import { typeAt } from '../../model/commands/rules.ts'
import type { Box } from '../canvas/canvas-space.ts'
import { useRoom } from '../room/room-context.tsx'
import { pictureMessages } from './messages.ts'
import classes from './picture-layer.module.css'
import { type AltQuestion, nextAsking, pictures } from './picture-store.ts'

/** About as high as the prompt: it stays in sight when its block reaches beyond the window. */
const HEIGHT = 190
const WIDTH = 360
const LONGEST = 300

type Props = { asked: AltQuestion; box: Box | undefined }

/** Asks what a new picture shows, right where it stands; nobody has to answer now. */
export function AltPrompt({ asked, box }: Props) {
  const t = useMessages(pictureMessages)
  const { designer, space } = useRoom()
  const { attempt, isBusy } = useAttempt()
  const left = useStore(pictures, ({ asking }) => asking.length - 1)
  const [alt, setAlt] = useState('')
  const type = typeAt(designer.ground(), asked.key)
  const mayDecorate = asked.inBlock && type !== undefined && 'isDecorative' in type.schema.shape
  const close = () => {
    nextAsking()
    space.focus()
  }
  const change = (props: object) => {
    const by = (block: Parameters<Parameters<typeof changeBlock>[2]['by']>[0]) => ({
      ...block,
      props: { ...block.props, ...props },
    })
    designer.run(changeBlock(designer.ground(), asked.key, { by, tag: 'alt' }))
    close()
  }
  const take = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!alt.trim()) return close()
    if (asked.inBlock) return change({ alt: alt.trim() })
    if (await attempt(() => describePicture(asked.file, alt.trim()))) close()
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') close()
  }
  return (
    <Paper
      component="form"
      role="dialog"
      aria-label={t('alt.title')}
      className={classes.prompt}
      style={placeOf(space.frame, box)}
      p="sm"
      shadow="md"
      withBorder
      onSubmit={(event) => void take(event)}
      onKeyDown={press}
    >
      <Text fw={600}>{t('alt.title')}</Text>
      <TextInput
        autoFocus
        label={t('alt.label')}
        description={left > 0 ? t('alt.left', { count: left }) : undefined}
        placeholder={t('alt.placeholder')}
        maxLength={LONGEST}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="compact-sm" loading={isBusy} disabled={!alt.trim()}>
          {t('alt.take')}
        </Button>
        {mayDecorate && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => change({ isDecorative: true })}
          >
            {t('alt.decorative')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={close}>
          {t('alt.later')}
        </Button>
      </div>
    </Paper>
  )
}

/** Over the lower edge of the picture, and always whole. */
function placeOf(frame: HTMLElement | undefined, box: Box | undefined): CSSProperties {
  const { width = WIDTH, height = HEIGHT } = frame?.getBoundingClientRect() ?? {}
  const { x = 8, y = 8, height: tall = 0 } = box ?? {}
  const within = (at: number, most: number) => Math.max(8, Math.min(at, most))
  return {
    left: within(x + 12, width - WIDTH - 8),
    top: within(y + tall - HEIGHT / 2, height - HEIGHT - 8),
  }
}
