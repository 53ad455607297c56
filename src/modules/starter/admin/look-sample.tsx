import type { CSSProperties } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import type { Theme } from '#modules/theme/config.ts'
import classes from './look-sample.module.css'
import { texts } from './texts.ts'
import type { Draft } from './wizard-draft.ts'

type Props = { theme: Theme; facts: Draft['facts']; template: string }
type Palette = Theme['light']

/** The own name and claim in the chosen look, by day and by night. */
export function LookSample({ theme, facts, template }: Props) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const name = words(facts.name) || t('summary.name')
  const claim = words(Reflect.get(Object(facts.claim), lang)) || t('look.claim')
  return (
    <section className={classes.samples} aria-label={t('look.sample')}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} className={classes.sample} style={styleOf(theme, theme[scheme])}>
          <div className={classes.site}>
            <p className={classes.mark}>{name}</p>
            <p className={classes.claim}>{claim}</p>
            <p className={classes.button}>{t('look.button')}</p>
            <img src={`/api/v0/starter/picture/${template}`} alt="" width={640} height={360} />
          </div>
          <figcaption>{t(scheme === 'light' ? 'look.day' : 'look.night')}</figcaption>
        </figure>
      ))}
    </section>
  )
}

const STACKS: Readonly<Record<Theme['heading_font'], string>> = {
  fraunces: '"Fraunces", Georgia, serif',
  figtree: '"Figtree", "Trebuchet MS", sans-serif',
  inter: '"Inter", Arial, sans-serif',
  barlow: '"Barlow Condensed", "Arial Narrow", sans-serif',
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
