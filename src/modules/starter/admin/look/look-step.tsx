import '@fontsource/barlow-condensed/600.css'
import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/fraunces/opsz.css'
import { Checkbox, Radio, Select, Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { type Theme, themeSection } from '#modules/theme/config.ts'
import type { StarterState } from '../../contract.ts'
import { lookOf, palettesOf, type StarterPalette, themeWith } from '../../palettes.ts'
import { messages } from '../messages.ts'
import classes from '../start.module.css'
import type { WizardState } from '../wizard/use-wizard.ts'
import type { Draft } from '../wizard/wizard-draft.ts'
import lookSampleClasses from './look-sample.module.css'
import { OwnColour, OwnLogo } from './own-look.tsx'

type LookSampleProps = {
  theme: Theme
  facts: Draft['facts']
  logo: Theme['logo']
  template: string
}

type Palette = Theme['light']

const STACKS: Readonly<Record<Theme['heading_font'], string>> = {
  fraunces: '"Fraunces Variable", Georgia, serif',
  figtree: '"Figtree Variable", "Trebuchet MS", sans-serif',
  inter: '"Inter Variable", Arial, sans-serif',
  barlow: '"Barlow Condensed", "Arial Narrow", sans-serif',
}

type Look = NonNullable<Draft['look']>
type Props = { state: StarterState; desk: WizardState }

const HEADINGS = themeSection.schema.shape.heading_font.unwrap().options
const BODIES = themeSection.schema.shape.body_font.unwrap().options

/** Colour and typefaces, with the own name in them. */
export function LookStep({ state, desk }: Props) {
  const t = useMessages(messages)
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
      <OwnLogo logo={desk.draft.logo ?? null} onChange={(logo) => desk.change({ logo })} />
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
            logo={desk.draft.logo ?? null}
            template={template}
          />
        </div>
      )}
    </>
  )
}

type FormProps = { template: string; look: Look; onChange(look: Look): void }

function LookForm({ template, look, onChange }: FormProps) {
  const t = useMessages(messages)
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
      <OwnColour look={look} onChange={onChange} />
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
  const t = useMessages(messages)
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

type FontProps<F extends keyof (typeof messages)['de']['fonts']> = {
  label: string
  fonts: readonly F[]
  value: F
  onChange(font: F): void
}

function FontSelect<F extends keyof (typeof messages)['de']['fonts']>(props: FontProps<F>) {
  const t = useMessages(messages)
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

/** The own name and claim in the chosen look, by day and by night. */
function LookSample({ theme, facts, logo, template }: LookSampleProps) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const name = words(facts.name) || t('summary.name')
  const claim = words(Reflect.get(Object(facts.claim), lang)) || t('look.claim')
  return (
    <section className={lookSampleClasses.samples} aria-label={t('look.sample')}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure
          key={scheme}
          className={lookSampleClasses.sample}
          style={styleOf(theme, theme[scheme])}
        >
          <div className={lookSampleClasses.site}>
            <p className={lookSampleClasses.mark}>
              {logo ? <img src={`/download/${logo.file}`} alt={name} /> : name}
            </p>
            <p className={lookSampleClasses.claim}>{claim}</p>
            <p className={lookSampleClasses.button}>{t('look.button')}</p>
            <img src={`/api/v0/starter/picture/${template}`} alt="" width={640} height={360} />
          </div>
          <figcaption>{t(scheme === 'light' ? 'look.day' : 'look.night')}</figcaption>
        </figure>
      ))}
    </section>
  )
}

function styleOf({ heading_font, body_font, radius }: Theme, palette: Palette): CSSProperties {
  return Object.fromEntries([
    ['--sample-surface', palette.surface],
    ['--sample-text', palette.text],
    ['--sample-muted', palette.text_muted],
    ['--sample-accent', palette.accent],
    ['--sample-accent-text', palette.accent_text],
    ['--sample-heading', STACKS[heading_font]],
    ['--sample-body', STACKS[body_font]],
    ['--sample-radius', `${radius}px`],
  ])
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
