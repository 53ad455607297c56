/** The print page of a proof, below the admin base. */
export function certificatePath(subject: string): string {
  return `consents/certificate/${subject}`
}
