/** The job that hands in one mail; its payload names the row. */
export const DELIVER = 'mail.deliver'
export type Delivery = { id: string }
