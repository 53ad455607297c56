import { Checkbox, Radio, Select, Text } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { themeSection } from '#modules/theme/config.ts'
import type { StarterState } from '../contract.ts'
import { palettesOf, type StarterPalette, themeWith } from '../palettes.ts'
import { LookSample } from './look-sample.tsx'
import classes from './start.module.css'
import { texts } from './texts.ts'
import type { WizardDesk } from './use-wizard.ts'
import { type Draft, lookOf } from './wizard-draft.ts'

type Look = NonNullable<Draft['look']>
type Props = { state: StarterState; desk: WizardDesk }

const HEADINGS = themeSection.schema.shape.heading_font.unwrap().options
const BODIES = themeSection.schema.shape.body_font.unwrap().options

/** Colour and typefaces, with the own name in them. */
export function LookStep({ state, desk }: Props) {
  const t = useTexts(texts)
  const { template, look } = desk.draft
  return (
    <>
      <Text c="dimmed">{t('look.lead')}</Text>
      {state.hasOwnLook && (
        <Checkbox
          label={t('look.keep')}
          description={t('look.keepText')}
          checked={look === null}
          onChange={(event) =>
            desk.change({ look: event.currentTarget.checked ? null : lookOf(template) })
          }
        />
      )}
      {look && (
        <div className={classes.look}>
          <LookForm
            template={template}
            look={look}
            onChange={(next) => desk.change({ look: next })}
          />
          <LookSample
            theme={themeWith(template, look)}
            facts={desk.draft.facts}
            template={template}
          />
        </div>
      )}
    </>
  )
}

type FormProps = { template: string; look: Look; onChange(look: Look): void }

function LookForm({ template, look, onChange }: FormProps) {
  const t = useTexts(texts)
  return (
    <div className={classes.lookForm}>
      <Radio.Group
        label={t('look.palette')}
        value={look.palette}
        onChange={(palette) => onChange({ ...look, palette })}
      >
        <div className={classes.palettes}>
          {palettesOf(template).map((palette) => (
            <PaletteCard key={palette.name} palette={palette} />
          ))}
        </div>
      </Radio.Group>
      <FontSelect
        label={t('look.heading')}
        fonts={HEADINGS}
        value={look.heading_font}
        onChange={(heading_font) => onChange({ ...look, heading_font })}
      />
      <FontSelect
        label={t('look.body')}
        fonts={BODIES}
        value={look.body_font}
        onChange={(body_font) => onChange({ ...look, body_font })}
      />
    </div>
  )
}

function PaletteCard({ palette }: { palette: StarterPalette }) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  return (
    <Radio.Card value={palette.name} className={classes.palette} aria-label={palette.label[lang]}>
      <span className={classes.swatches}>
        <span style={{ background: palette.light.accent, color: palette.light.accent_text }}>
          Aa
        </span>
        <span style={{ background: palette.dark.accent, color: palette.dark.accent_text }}>Aa</span>
      </span>
      <span>{palette.label[lang]}</span>
      <Text component="span" size="xs" c="dimmed">
        {t('look.readable')}
      </Text>
    </Radio.Card>
  )
}

type FontProps<F extends keyof (typeof texts)['de']['fonts']> = {
  label: string
  fonts: readonly F[]
  value: F
  onChange(font: F): void
}

function FontSelect<F extends keyof (typeof texts)['de']['fonts']>(props: FontProps<F>) {
  const t = useTexts(texts)
  const { label, fonts, value, onChange } = props
  return (
    <Select
      label={label}
      value={value}
      allowDeselect={false}
      data={fonts.map((font) => ({ value: font, label: t(`fonts.${font}`) }))}
      onChange={(chosen) => {
        const font = fonts.find((one) => one === chosen)
        if (font) onChange(font)
      }}
    />
  )
}
