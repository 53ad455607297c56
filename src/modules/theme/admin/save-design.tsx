import { Button, Checkbox } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { FootBar } from '#ui/foot-bar/foot-bar.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { Theme } from '../config.ts'
import { mendedPalette, weakPairs } from '../contrast.ts'
import { SCHEMES } from '../tokens.ts'
import classes from './design.module.css'
import { designMessages } from './messages.ts'
import type { Design } from './use-design.ts'
import type { useSavingDesign } from './use-saving-design.ts'

type Saving = ReturnType<typeof useSavingDesign>
type Props = {
  design: Design
  saving: Saving
  /** In a narrow panel, beside something else that Ctrl+S saves. */
  isBeside?: boolean
  onDiscard(): void
}

/** Stands at the foot of the screen as long as something is not in force yet. */
export function SaveDesign({ design, saving, isBeside = false, onDiscard }: Props) {
  const t = useMessages(designMessages)
  const box = useRef<HTMLInputElement>(null)
  const [isAccepted, setAccepted] = useState(false)
  const [hasAsked, setAsked] = useState(false)
  const weak = weakColours(design.theme)
  const mustAsk = weak > 0 && !isAccepted
  const submit = () => {
    if (saving.isSaving) return
    if (!mustAsk) return void saving.save(design.theme)
    setAsked(true)
    box.current?.focus()
  }
  useHotkeys(isBeside ? [] : [['mod+S', submit]], [], true)
  const size = isBeside ? 'xs' : undefined
  return (
    <FootBar className={classes.save} label={t('save.label')}>
      {saving.theirs && (
        <Banner tone="warn" icon={<IconAlertTriangle {...SMALL_ICON} />} text={t('save.conflict')}>
          <Button variant="default" onClick={saving.takeTheirs}>
            {t('save.theirs')}
          </Button>
          <Button onClick={() => void saving.save(design.theme)}>{t('save.mine')}</Button>
        </Banner>
      )}
      {weak > 0 && (
        <div className={classes.weak}>
          <p role="status">
            <IconAlertTriangle {...SMALL_ICON} /> {t('save.weak', { count: weak })}
          </p>
          <Button variant="default" size="compact-md" onClick={() => design.change(mended(design))}>
            {t('save.mendAll')}
          </Button>
          <Checkbox
            ref={box}
            label={t('save.accept')}
            checked={isAccepted}
            error={hasAsked && mustAsk && t('save.acceptFault')}
            onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
          />
        </div>
      )}
      <div className={classes.saveRow}>
        <span role="status" className={classes.saveState}>
          {t('save.dirty')}
        </span>
        {design.canUndo && (
          <Button
            className={classes.undo}
            variant="subtle"
            size={size}
            leftSection={<IconArrowBackUp {...SMALL_ICON} />}
            onClick={design.undo}
          >
            {t('save.undo')}
          </Button>
        )}
        <Button variant="default" size={size} disabled={saving.isSaving} onClick={onDiscard}>
          {t('save.discard')}
        </Button>
        <Button size={size} loading={saving.isSaving} onClick={submit}>
          {t('save.save')}
        </Button>
      </div>
    </FootBar>
  )
}

function weakColours(theme: Theme): number {
  const weak = SCHEMES.flatMap((scheme) =>
    weakPairs(theme[scheme]).map(({ front }) => `${scheme} ${front}`),
  )
  return new Set(weak).size
}

function mended({ theme: { light, dark } }: Design) {
  return { light: mendedPalette(light), dark: mendedPalette(dark) }
}
