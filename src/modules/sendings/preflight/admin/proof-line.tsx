import { Button, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { Line } from '#ui/lines/lines.tsx'
import { type ProofMail, readProofMail, sendProofMail } from '../preflight.calls.ts'
import { preflightMessages } from './messages.ts'

const LOOK_MS = 5_000
const LONGEST_MS = 120_000

/** Sends the mail to a mailbox of the house, waits for it and says what a receiver makes of it. */
export function ProofLine({ id }: { id: string }) {
  const t = useMessages(preflightMessages)
  const [begun, setBegun] = useState(0)
  const sent = useMutation({
    mutationFn: () => newsletterCall(sendProofMail, { params: { id }, body: {} }),
    onSuccess: () => setBegun(Date.now()),
  })
  const proof = sent.data?.proof
  const isLate = (at: number) => begun > 0 && at - begun > LONGEST_MS
  const found = useQuery({
    queryKey: ['newsletter-proof', id, proof],
    queryFn: () => newsletterCall(readProofMail, { params: { id, proof: proof ?? '' } }),
    enabled: proof !== undefined,
    refetchInterval: ({ state: { data, dataUpdatedAt, error } }) =>
      data?.state === 'arrived' || error || isLate(dataUpdatedAt) ? false : LOOK_MS,
  })
  const isWaiting = proof !== undefined && !found.error && found.data?.state !== 'arrived'
  const isOver = isLate(found.dataUpdatedAt)
  return (
    <Line
      name={t('proof.title')}
      note={t('proof.text')}
      details={
        <div role="status">
          <ProofResult
            to={sent.data?.to}
            mail={found.data}
            error={sent.error ?? found.error}
            isLate={isOver}
          />
        </div>
      }
    >
      <Button
        variant="default"
        loading={sent.isPending || (isWaiting && !isOver)}
        onClick={() => sent.mutate()}
      >
        {t(sent.data ? 'proof.again' : 'proof.send')}
      </Button>
    </Line>
  )
}

type ResultProps = {
  to: string | undefined
  mail: ProofMail | undefined
  error: Error | null
  isLate: boolean
}

function ProofResult({ to, mail, error, isLate }: ResultProps) {
  const t = useMessages(preflightMessages)
  const say = useFailureWords()
  if (error) return <Text c="var(--k-bad)">{t('proof.failed', { message: say(error) })}</Text>
  if (to === undefined) return null
  if (mail?.state !== 'arrived')
    return <Text>{t(isLate ? 'proof.late' : 'proof.waiting', { to })}</Text>
  const { signature, uncovered } = mail
  const isWhole = signature === 'good' && uncovered.length === 0
  const word = signature === 'good' && !isWhole ? 'uncovered' : signature
  return (
    <Text c={isWhole ? 'var(--k-good)' : 'var(--k-bad)'}>
      {t(`proof.signatures.${word}`, { names: uncovered.join(', ') })}
    </Text>
  )
}
