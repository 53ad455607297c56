import { Badge, Radio, Text } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import type { StarterState } from '../contract.ts'
import classes from './start.module.css'
import { texts } from './texts.ts'
import type { WizardDesk } from './use-wizard.ts'
import { lookOf } from './wizard-draft.ts'

type Props = { state: StarterState; desk: WizardDesk }

/** One of the websites to begin with. */
export function TemplateStep({ state, desk }: Props) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const choose = (name: string) => {
    const template = state.templates.find((one) => one.name === name)?.name
    if (template) desk.change({ template, look: desk.draft.look && lookOf(template) })
  }
  return (
    <Radio.Group
      value={desk.draft.template}
      onChange={choose}
      label={<span className={classes.legend}>{t('template.legend')}</span>}
      description={t('template.lead')}
    >
      <div className={classes.templates}>
        {state.templates.map(({ name, label, text }) => (
          <Radio.Card key={name} value={name} className={classes.template} aria-label={label[lang]}>
            <img
              src={`/api/v0/starter/picture/${name}`}
              alt={t('template.picture', { name: label[lang] })}
              width={640}
              height={360}
            />
            <span className={classes.templateWords}>
              <span className={classes.templateName}>
                <Radio.Indicator />
                {label[lang]}
                {name === state.template && <Badge variant="light">{t('template.present')}</Badge>}
              </span>
              <Text c="dimmed" size="sm" component="span">
                {text[lang]}
              </Text>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
