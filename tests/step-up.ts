import type { StepUpProof } from '#kernel/contract/endpoint.ts'
import type { TestApp } from './test-app.ts'

type Shown = { by?: StepUpProof; ago?: number }

/** As if this person had proved to be there, `ago` milliseconds ago, in every open session. */
export async function stepUp(
  { services }: Pick<TestApp, 'services'>,
  { userId }: { userId: string },
  { by = 'second-factor', ago = 0 }: Shown = {},
): Promise<void> {
  await services.db
    .updateTable('sessions')
    .set({ stepped_up_at: new Date(Date.now() - ago), stepped_up_by: by })
    .where('user_id', '=', userId)
    .execute()
}
