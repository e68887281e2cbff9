import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { papelesEquivocados, type PapelesEnviados } from './papeles-pedidos.ts'
import type { ReactElement } from 'react'

/** In the last step, what the first one said of papers that are hardly theirs. Nothing when all may be. */
export function EquivocadosNote({ papeles, curp }: { papeles: PapelesEnviados; curp: string }): ReactElement | null {
  const avisos = papelesEquivocados(papeles, curp)
  if (avisos.length === 0) return null
  return (
    <Note tone="warn" live>
      {avisos.map((aviso) => (
        <p key={aviso}>{aviso}</p>
      ))}
    </Note>
  )
}
