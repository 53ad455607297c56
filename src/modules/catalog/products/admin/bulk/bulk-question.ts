import { questionStore } from '#kernel/admin/dialog/question-store.ts'
import type { SomeProduct } from '../product-form.ts'

/** Which products are to be changed; answered when they are. */
export const bulkQuestion = questionStore<readonly SomeProduct[], void>()
