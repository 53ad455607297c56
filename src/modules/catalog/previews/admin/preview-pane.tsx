import { Button, SegmentedControl, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { isNewId } from '#kernel/admin/collection/paths.ts'
import { useFormState } from '#kernel/admin/fields/inputs/form-context.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useSiteLanguages } from '#kernel/admin/use-site-languages.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { type ProductForm, wholeOf } from '../../products/admin/product-form.ts'
import { previewProduct } from '../preview.calls.ts'
import classes from './preview.module.css'
import { PreviewFrame, WIDTHS, type Width } from './preview-frame.tsx'

const PAUSE_MS = 400
const KINDS = ['phone', 'desktop'] as const

/** What buyers would see of the form as it is right now; while something is wrong, what they last would have. */
export function PreviewPane() {
  const t = useMessages(adminMessages)
  const languages = useSiteLanguages({})
  const { user } = useSession()
  const [lang, setLang] = useState<Lang>(languages[0] ?? user.lang)
  const [kind, setKind] = useState<Width>('phone')
  const { html, error, retry } = usePreview(lang)
  return (
    <section className={classes.pane} aria-label={t('preview.title')}>
      <div className={classes.tools}>
        <SegmentedControl
          size="xs"
          aria-label={t('preview.width')}
          data={KINDS.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        {languages.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('preview.language')}
            data={languages.map((value) => ({ value, label: t(`preview.languages.${value}`) }))}
            value={lang}
            onChange={setLang}
          />
        )}
      </div>
      {html === undefined && !error && <LoadingState label={t('preview.loading')} count={6} />}
      {html !== undefined && (
        <PreviewFrame key={lang} html={html} title={t('preview.frame')} width={WIDTHS[kind]} />
      )}
      <div role="status">{error && <Trouble error={error} hasPage={!!html} retry={retry} />}</div>
    </section>
  )
}

type TroubleProps = { error: Error; hasPage: boolean; retry(): void }

/** What the form itself will say is only hinted at. */
function Trouble({ error, hasPage, retry }: TroubleProps) {
  const t = useMessages(adminMessages)
  const say = useFailureWords()
  const isTyped = error instanceof CallError && [400, 409, 422].includes(error.status)
  if (isTyped) return <Text size="sm">{t(hasPage ? 'preview.kept' : 'preview.waits')}</Text>
  return (
    <>
      <Text size="sm">{say(error)}</Text>
      <Button variant="default" size="compact-sm" onClick={retry}>
        {t('preview.retry')}
      </Button>
    </>
  )
}

function usePreview(lang: Lang) {
  const { id } = useParams()
  const { values } = useFormState()
  const form: ProductForm = Object(values)
  const stored = isNewId(id) ? {} : { _id: id }
  const [asked] = useDebouncedValue(
    JSON.stringify({ ...stored, lang, item: wholeOf(form) }),
    PAUSE_MS,
  )
  const found = useQuery({
    queryKey: ['collection', 'products', 'preview', asked],
    queryFn: () => call(previewProduct, { body: JSON.parse(asked) }),
    retry: false,
    gcTime: 0,
  })
  const [last, setLast] = useState<{ lang: Lang; html: string }>()
  const html = found.data?.html
  if (html !== undefined && html !== last?.html) setLast({ lang, html })
  return {
    html: html ?? (last?.lang === lang ? last.html : undefined),
    error: found.error,
    retry: () => void found.refetch(),
  }
}
