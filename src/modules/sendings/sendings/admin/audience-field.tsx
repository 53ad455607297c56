import { Box, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import type { Field, InputProps } from '#kernel/admin/fields/field.ts'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { useFormState } from '#kernel/admin/fields/inputs/form-context.tsx'
import { tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { reference, references } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { Id } from '#kernel/contract/fields.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { segmentSource } from '#modules/people/admin/pickers.tsx'
import { newsletterCall, newsletterListSource } from '#modules/subscribers/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { type AudienceCount, countUnsaved } from '../sending.calls.ts'
import { Audience } from '../sending.ts'

/** Nobody chooses faster than this. */
const PAUSE_MS = 300

export const NO_LIMITS: Audience = {
  ...{ any: [], all: [], none: [], tags: [], groups: [] },
  segment: null,
}

const children = {
  all: references(newsletterListSource),
  none: references(newsletterListSource),
  any: references(newsletterListSource),
  tags: tags(),
  groups: tags(),
}
const limits = group<Audience>({ ...children, segment: reference(segmentSource) })
/** For whoever does not see persons; what others chose stays. */
const limitsOfLists = group<Audience>(children)

/** Whom of the lists it goes to, and below it how many that are. */
export const audienceField: Field<Audience> = { ...limits, Input: AudienceInput }

const Chosen = z.object({ lists: z.array(Id).catch([]), audience: Audience.catch(NO_LIMITS) })

function AudienceInput({ path, value, onChange, text }: InputProps<Audience>) {
  const { values = {} } = useFormState()
  const seesPersons = useCan()(staff('people', 'view'))
  const { lists, audience } = values
  // The same as long as nothing changes: each new one is counted again.
  const chosen = useMemo(() => Chosen.parse({ lists, audience }), [lists, audience])
  return (
    <>
      <FieldInput
        field={seesPersons ? limits : limitsOfLists}
        path={path}
        value={value}
        onChange={onChange}
        text={text}
      />
      <Box mt="sm">
        <CountLine chosen={chosen} />
      </Box>
    </>
  )
}

function CountLine({ chosen }: { chosen: z.output<typeof Chosen> }) {
  const t = useMessages(adminMessages)
  const say = useFailureWords()
  const [settled] = useDebouncedValue(chosen, PAUSE_MS)
  const hasLists = settled.lists.length > 0
  const counted = useQuery({
    queryKey: ['newsletter-audience', settled],
    queryFn: () => newsletterCall(countUnsaved, { body: settled }),
    enabled: hasLists,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  if (!hasLists) return <Text c="dimmed">{t('audience.none')}</Text>
  if (counted.isError) return <Text c="red">{say(counted.error)}</Text>
  if (!counted.data) return <Text c="dimmed">{t('audience.counting')}</Text>
  return <AudienceWords count={counted.data} />
}

const REASONS = ['unsubscribed', 'suppressed', 'paused'] as const

/** How many, and why others on the same lists get nothing. */
function AudienceWords({ count: { count, skipped } }: { count: AudienceCount }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const words = (n: number) => ({ count: n, number: formatNumber(n, lang) })
  const left = REASONS.filter((reason) => skipped[reason] > 0)
  return (
    <div role="status">
      <Text fw={600}>{t('audience.count', words(count))}</Text>
      {left.map((reason) => (
        <Text key={reason} size="sm" c="dimmed">
          {t(`audience.${reason}`, words(skipped[reason]))}
        </Text>
      ))}
    </div>
  )
}
