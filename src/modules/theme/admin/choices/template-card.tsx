import { Button } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { isSame } from '#kernel/admin/edit/compare/compare.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { themeOf } from '../../config.ts'
import { FONTS } from '../../fonts.ts'
import { TEMPLATES, type Template } from '../../theme.ts'
import classes from '../design.module.css'
import { designTexts } from '../messages.ts'
import type { Design } from '../use-design.ts'

/** Three characters to choose from, each shown in its own colours and font. */
export function TemplateCard({ design }: { design: Design }) {
  const t = useTexts(designTexts)
  const { theme, replace } = design
  const take = (name: Template) => replace({ ...themeOf(name), logo: theme.logo })
  const isPure = isSame({ ...theme, logo: null }, themeOf(theme.template))
  return (
    <CardSection title={t('template.title')} description={t('template.hint')}>
      <fieldset className={classes.templates}>
        <legend className={classes.hidden}>{t('template.title')}</legend>
        {TEMPLATES.map((name) => (
          <TemplateChoice
            key={name}
            name={name}
            isChosen={theme.template === name}
            onChoose={() => take(name)}
          />
        ))}
      </fieldset>
      {!isPure && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="sm"
          leftSection={<IconRestore {...SMALL_ICON} />}
          onClick={() => take(theme.template)}
        >
          {t('template.reset')}
        </Button>
      )}
    </CardSection>
  )
}

type ChoiceProps = { name: Template; isChosen: boolean; onChoose(): void }

function TemplateChoice({ name, isChosen, onChoose }: ChoiceProps) {
  const t = useTexts(designTexts)
  const { light, heading_font, radius } = themeOf(name)
  const { surface, surface_raised, text, accent, accent_text } = light
  return (
    <label className={classes.template} data-chosen={isChosen || undefined}>
      <input
        className={classes.cover}
        type="radio"
        name="template"
        value={name}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={classes.sample} style={{ background: surface, color: text }} aria-hidden>
        <span
          className={classes.sampleWord}
          data-template={name}
          style={{ fontFamily: FONTS[heading_font].stack }}
        >
          {t(`template.${name}`)}
        </span>
        <span className={classes.samplePieces}>
          <span style={{ background: accent, color: accent_text, borderRadius: radius }} />
          <span style={{ background: surface_raised, borderRadius: radius }} />
        </span>
      </span>
      <span className={classes.templateWords}>
        <strong>{t(`template.${name}`)}</strong>
        <span>{t(`template.${name}Text`)}</span>
      </span>
    </label>
  )
}
