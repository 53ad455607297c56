import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import '../../looks/fonts.css'
import { BODY_FONTS, FONTS, type FontName, HEADING_FONTS } from '../../fonts.ts'
import classes from '../design.module.css'
import { designTexts } from '../messages.ts'
import type { Design } from '../use-design.ts'

/** Every font is shown in itself. */
export function FontsCard({ design: { theme, change } }: { design: Design }) {
  const t = useTexts(designTexts)
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

type FontChoiceProps<F extends FontName> = {
  label: string
  name: string
  fonts: readonly F[]
  value: FontName
  onChange(font: F): void
}

function FontChoice<F extends FontName>(props: FontChoiceProps<F>) {
  const { label, name, fonts, value, onChange } = props
  const t = useTexts(designTexts)
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
