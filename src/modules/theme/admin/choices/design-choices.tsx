import classes from '../design.module.css'
import '../../looks/fonts.css'
import { Input, SegmentedControl, Slider } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { BODY_FONTS, FONTS, type FontName, HEADING_FONTS } from '../../fonts.ts'
import { MAX_RADIUS, SPACINGS } from '../../theme.ts'
import type { Scheme } from '../../tokens.ts'
import { ColoursCard } from '../colours/colours-card.tsx'
import { designMessages } from '../messages.ts'
import type { Design } from '../use-design.ts'
import { FrameCard } from './frame-card.tsx'
import { TemplateCard } from './template-card.tsx'

type FontChoiceProps<F extends FontName> = {
  label: string
  name: string
  fonts: readonly F[]
  value: FontName
  onChange(font: F): void
}

type Props = { design: Design; scheme: Scheme; onScheme(scheme: Scheme): void }

/** Everything that makes the look of the website. */
export function DesignChoices({ design, scheme, onScheme }: Props) {
  return (
    <>
      <TemplateCard design={design} />
      <ColoursCard design={design} scheme={scheme} onScheme={onScheme} />
      <FontsCard design={design} />
      <ShapeCard design={design} />
      <FrameCard design={design} />
    </>
  )
}

function ShapeCard({ design: { theme, change } }: { design: Design }) {
  const t = useMessages(designMessages)
  return (
    <CardSection title={t('shape.title')}>
      <div className={classes.fields}>
        <Input.Wrapper label={t('shape.radius')} labelElement="div">
          <Slider
            min={0}
            max={MAX_RADIUS}
            value={theme.radius}
            onChange={(radius) => change({ radius })}
            label={(px) => t('shape.radiusOf', { px })}
            thumbLabel={t('shape.radius')}
            thumbValueText={(px) => t('shape.radiusOf', { px })}
          />
        </Input.Wrapper>
        <Input.Wrapper label={t('shape.spacing')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('shape.spacing')}
            data={SPACINGS.map((value) => ({ value, label: t(`shape.${value}`) }))}
            value={theme.spacing}
            onChange={(spacing) => change({ spacing })}
          />
        </Input.Wrapper>
      </div>
    </CardSection>
  )
}

/** Every font is shown in itself. */
function FontsCard({ design: { theme, change } }: { design: Design }) {
  const t = useMessages(designMessages)
  return (
    <CardSection title={t('fonts.title')} description={t('fonts.hint')}>
      <FontChoice
        label={t('fonts.heading')}
        name="heading_font"
        fonts={HEADING_FONTS}
        value={theme.heading_font}
        onChange={(heading_font) => change({ heading_font })}
      />
      <FontChoice
        label={t('fonts.body')}
        name="body_font"
        fonts={BODY_FONTS}
        value={theme.body_font}
        onChange={(body_font) => change({ body_font })}
      />
    </CardSection>
  )
}

function FontChoice<F extends FontName>(props: FontChoiceProps<F>) {
  const { label, name, fonts, value, onChange } = props
  const t = useMessages(designMessages)
  return (
    <fieldset className={classes.fonts}>
      <legend className={classes.legend}>{label}</legend>
      {fonts.map((font) => (
        <label key={font} className={classes.font} data-chosen={value === font || undefined}>
          <input
            type="radio"
            name={name}
            value={font}
            checked={value === font}
            onChange={() => onChange(font)}
          />
          <span className={classes.fontWords} style={{ fontFamily: FONTS[font].stack }}>
            <span className={classes.fontName}>{FONTS[font].label}</span>
            <span>{t('fonts.sample')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
