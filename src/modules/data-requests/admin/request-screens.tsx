import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { adminMessages } from './messages.ts'
import { requests } from './requests.collection.tsx'
import classes from './requests.module.css'

export function BrowseRequests() {
  return (
    <>
      <BrowseScreen collection={requests} />
      <HelpText />
    </>
  )
}

export function EditRequest() {
  return (
    <>
      <EditScreen collection={requests} />
      <HelpText />
    </>
  )
}

const STEPS = ['note', 'check', 'find', 'answer'] as const

/** What the law asks for, in four steps; folded, for those who know it. */
function HelpText() {
  const t = useMessages(adminMessages)
  return (
    <details className={classes.help}>
      <summary className={classes.summary}>{t('help.title')}</summary>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`help.steps.${step}`)}</li>
        ))}
      </ol>
    </details>
  )
}
