/** Why a workbook cannot be read. */
export type SheetReason = 'unreadable' | 'too-large' | 'too-long' | 'too-wide'

/** Thrown while reading a workbook; who asked turns it into an answer for people. */
export class SheetFault extends Error {
  readonly reason: SheetReason

  constructor(reason: SheetReason) {
    super(`The workbook cannot be read: ${reason}`)
    this.name = 'SheetFault'
    this.reason = reason
  }
}
