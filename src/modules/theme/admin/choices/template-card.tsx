import { Button } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { themeOf } from '../../config.ts'
import { FONTS } from '../../fonts.ts'
import { TEMPLATES, type Template } from '../../theme.ts'
import classes from '../design.module.css'
import { designMessages } from '../messages.ts'
import type { Design } from '../use-design.ts'
import { alteredBy, ownParts, type Part } from './template-change.ts'

type ChoiceProps = { name: Template; isChosen: boolean; alters: string; onChoose(): void }

/** Three characters to choose from; each says before what it would change of the present look. */
export function TemplateCard({ design }: { design: Design }) {
  const t = useMessages(designMessages)
  const { theme, replace } = design
  const { logo, icon } = theme
  const take = (name: Template) => replace({ ...themeOf(name), logo, icon })
  const say = (parts: readonly Part[]) =>
    parts.map((part) => t(`template.parts.${part}`)).join(', ')
  const own = ownParts(theme)
  return (
    <CardSection title={t('template.title')} description={t('template.hint')}>
      {own.length > 0 && <p className={classes.lost}>{t('template.lost', { parts: say(own) })}</p>}
      <fieldset className={classes.templates}>
        <legend className={classes.hidden}>{t('template.title')}</legend>
        {TEMPLATES.map((name) => (
          <TemplateChoice
            key={name}
            name={name}
            isChosen={theme.template === name}
            alters={say(alteredBy(theme, themeOf(name)))}
            onChoose={() => take(name)}
          />
        ))}
      </fieldset>
      {own.length > 0 && (
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

function TemplateChoice({ name, isChosen, alters, onChoose }: ChoiceProps) {
  const t = useMessages(designMessages)
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
        {!isChosen && <span>{t('template.alters', { parts: alters })}</span>}
      </span>
    </label>
  )
}
