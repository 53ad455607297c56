import { Button, ColorInput, Input } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { chooseImage } from '#modules/files/admin/pickers.tsx'
import type { Theme } from '#modules/theme/config.ts'
import { CUSTOM_PALETTE } from '../../palettes.ts'
import { messages } from '../messages.ts'
import classes from '../start.module.css'
import type { Draft } from '../wizard/wizard-draft.ts'

type Look = NonNullable<Draft['look']>
type Logo = Theme['logo']

const HEX = /^#[0-9a-f]{6}$/i

/** A colour that is nowhere among those on offer: theirs already, on a sign or a letter. */
export function OwnColour({ look, onChange }: { look: Look; onChange(look: Look): void }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState(look.colour ?? '')
  return (
    <ColorInput
      label={t('look.own')}
      description={t('look.ownHint')}
      format="hex"
      value={look.palette === CUSTOM_PALETTE ? typed : ''}
      onChange={(colour) => {
        setTyped(colour)
        if (HEX.test(colour)) onChange({ ...look, palette: CUSTOM_PALETTE, colour })
      }}
    />
  )
}

/** Uploaded or chosen among the files, like every picture. */
export function OwnLogo({ logo, onChange }: { logo: Logo; onChange(logo: Logo): void }) {
  const t = useMessages(messages)
  const [isUnfit, setUnfit] = useState(false)
  const choose = async () => {
    const file = await chooseImage()
    if (!file) return
    setUnfit(!file.res)
    if (file.res) onChange({ file: file._id, width: file.res.w, height: file.res.h })
  }
  return (
    <Input.Wrapper
      label={t('look.logo')}
      labelElement="div"
      description={t('look.logoHint')}
      error={isUnfit && t('look.logoUnfit')}
    >
      <div className={classes.logo}>
        <Button variant="default" onClick={() => void choose()}>
          {t(logo ? 'look.logoChange' : 'look.logoChoose')}
        </Button>
        {logo && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('look.logoRemove')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
