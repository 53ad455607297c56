import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LeaveDialog } from '#kernel/admin/edit/leave/leave-dialog.tsx'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import type { StoredSection } from '#kernel/admin/settings/settings-definition.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { Scheme } from '../../tokens.ts'
import { DesignChoices } from '../choices/design-choices.tsx'
import { FrameCard, type FramePart } from '../choices/frame-card.tsx'
import { designMessages } from '../messages.ts'
import { useThemedFrames } from '../preview/use-themed-frames.ts'
import { SaveDesign } from '../save-design.tsx'
import { StoredDesign } from '../stored-design.tsx'
import { useDesignWork } from '../use-design-work.ts'
import classes from './panel.module.css'

type Props = {
  stored: StoredSection
  area: Element | null
  renew(): Promise<unknown>
  onDirty(isDirty: boolean): void
  part: FramePart | undefined
  children: ReactNode
}

type DesignPanelProps = {
  /** Only what belongs to a part of the website, under a title of its own. */
  part?: FramePart
  title?: string
  /** Below the choices. */
  children?: ReactNode
  /** Holds the frames in which the look is shown while it is made. */
  area: Element | null
  /** Someone wants to go on with something else: without changes it ends, else it asks. */
  isEnding: boolean
  onAsk(): void
  onStay(): void
  onEnd(): void
  /** Makes the pages of the frames anew; called in the end when another look was saved. */
  renew(): Promise<unknown>
}

/** The look of the whole website, beside a page that shows every change at once. */
export function DesignPanel(props: DesignPanelProps) {
  const { area, isEnding, onAsk, onStay, onEnd, renew, part, title, children } = props
  const t = useMessages(designMessages)
  const [isDirty, setDirty] = useState(false)
  useEffect(() => {
    if (isEnding && !isDirty) onEnd()
  }, [isEnding, isDirty, onEnd])
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.title}>{title ?? t('panel.title')}</h2>
          <p className={classes.hint}>{t('panel.hint')}</p>
        </div>
        <ActionIcon variant="subtle" aria-label={t('panel.close')} onClick={onAsk}>
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      </header>
      <StoredDesign>
        {(stored) => (
          <PanelWork stored={stored} area={area} renew={renew} onDirty={setDirty} part={part}>
            {children}
          </PanelWork>
        )}
      </StoredDesign>
      <LeaveDialog
        isOpen={isEnding && isDirty}
        words={{
          title: t('panel.endTitle'),
          text: t('panel.endText'),
          discard: t('save.discard'),
          stay: t('panel.stay'),
        }}
        onDiscard={onEnd}
        onStay={onStay}
      />
    </div>
  )
}

/** The same choices as on the screen of the settings; the look is shown in the frames around. */
function PanelWork({ stored, area, renew, onDirty, part, children }: Props) {
  const isSaved = useRef(false)
  const { saved, design, saving, mayLeave, discard } = useDesignWork(stored, () => {
    isSaved.current = true
  })
  const [scheme, setScheme] = useState(deviceScheme)
  useThemedFrames(area, { theme: design.theme, scheme, saved }, async () => {
    if (isSaved.current) await renew()
  })
  const { isDirty } = design
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const choices = useUndoKey(design.undo)
  return (
    <>
      <div ref={choices} className={classes.choices}>
        {part ? (
          <FrameCard design={design} part={part} />
        ) : (
          <DesignChoices design={design} scheme={scheme} onScheme={setScheme} />
        )}
        {children}
      </div>
      {isDirty && <SaveDesign design={design} saving={saving} isBeside onDiscard={discard} />}
      <LeaveGuard isDirty={isDirty} mayLeave={mayLeave} onDiscard={() => undefined} />
    </>
  )
}

/** Ctrl+Z takes a step of the look back; the page beside has steps of its own. */
function useUndoKey(undo: () => void) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      if (!isUndo || isTyping(event.target)) return
      event.preventDefault()
      undo()
    }
    const { current } = area
    current?.addEventListener('keydown', onKey)
    return () => current?.removeEventListener('keydown', onKey)
  }, [undo])
  return area
}

/** The page beside is shown as this device prefers it: nothing changes by opening the panel. */
function deviceScheme(): Scheme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text'
}
