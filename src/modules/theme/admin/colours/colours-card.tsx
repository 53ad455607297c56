import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { themeOf } from '../../config.ts'
import { COLOURS, type Colour, SCHEMES, type Scheme } from '../../tokens.ts'
import classes from '../design.module.css'
import { designMessages } from '../messages.ts'
import type { Design } from '../use-design.ts'
import { ColourRow } from './colour-row.tsx'

type Props = { design: Design; scheme: Scheme; onScheme(scheme: Scheme): void }

/** All colours of one scheme; the preview shows the scheme that is edited. */
export function ColoursCard({ design, scheme, onScheme }: Props) {
  const t = useMessages(designMessages)
  const [open, setOpen] = useState<Colour>()
  const { theme, change } = design
  const palette = theme[scheme]
  const usual = themeOf(theme.template)[scheme]
  const put = (name: Colour, value: string) =>
    change({ [scheme]: { ...palette, [name]: value } }, `${scheme} ${name}`)
  return (
    <CardSection title={t('colours.title')} description={t('colours.hint')}>
      <SegmentedControl
        fullWidth
        aria-label={t('colours.scheme')}
        data={SCHEMES.map((value) => ({ value, label: t(`colours.${value}`) }))}
        value={scheme}
        onChange={onScheme}
      />
      <ul className={classes.colours}>
        {COLOURS.map((name) => (
          <ColourRow
            key={name}
            name={name}
            palette={palette}
            usual={usual[name]}
            isOpen={open === name}
            onToggle={() => setOpen(open === name ? undefined : name)}
            onChange={(value) => put(name, value)}
          />
        ))}
      </ul>
    </CardSection>
  )
}
