import { Typography, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { RichTextShell } from '#kernel/admin/fields/inputs/rich-text/rich-text-shell.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { renderRichText } from '#kernel/site/block/rich-text/render-rich-text.tsx'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import { isEmptyText } from '#kernel/site/block/rich-text/text-of.ts'
import { inputMessages } from '../fields/messages.ts'
import classes from '../inspector.module.css'
import type { Opening } from './opening.ts'

type Props = InputProps<RichText> & {
  /** Its editor was just left with a key: whoever left it goes on from here. */
  isLeft: boolean
  onOpen(opening: Partial<Opening>): void
}

/** Running text as it reads; a click, Enter or the first letter opens its editor. */
export function QuietText({ value, text, error, isDisabled, isLeft, onOpen }: Props) {
  const t = useMessages(inputMessages)
  const id = useId()
  const isEmpty = isEmptyText(value)
  return (
    <RichTextShell id={id} text={text} error={error}>
      <div className={classes.quiet} data-fault={Boolean(error) || undefined}>
        <Typography>
          {isEmpty ? (
            <p className={classes.hint}>{t('text.writeHere')}</p>
          ) : (
            renderRichText(value, () => undefined)
          )}
        </Typography>
        {!isDisabled && <Opener labelId={id} isLeft={isLeft} onOpen={onOpen} />}
      </div>
    </RichTextShell>
  )
}

type OpenerProps = Pick<Props, 'isLeft' | 'onOpen'> & { labelId: string }

/** Lies over the whole text, so that a click anywhere opens it there. */
function Opener({ labelId, isLeft, onOpen }: OpenerProps) {
  const t = useMessages(inputMessages)
  const id = useId()
  const cover = useRef<HTMLButtonElement>(null)
  const hasTyped = useRef(false)
  useEffect(() => {
    if (isLeft) cover.current?.focus()
  }, [isLeft])
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    // A space alone presses the button; after a letter it belongs to what is being written.
    const isPress = key === ' ' && !hasTyped.current
    if (isPress || key.length !== 1 || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    hasTyped.current = true
    onOpen({ typed: key })
  }
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    // Enter and Space click nowhere.
    onOpen(detail === 0 ? {} : { point: { x: clientX - left, y: clientY - top } })
  }
  return (
    <UnstyledButton
      ref={cover}
      id={id}
      aria-labelledby={`${labelId} ${id}`}
      aria-label={t('text.writeIn')}
      className={classes.cover}
      onKeyDown={press}
      onClick={click}
    />
  )
}
