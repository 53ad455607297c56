export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="recovery-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  )
}
