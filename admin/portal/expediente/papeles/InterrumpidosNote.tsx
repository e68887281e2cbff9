import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { ReactElement } from 'react'

/** The page was left while files were read: what was lost, by name. */
export function InterrumpidosNote(): ReactElement | null {
  const { names, forget } = useTramite().expediente.interrupted
  if (names.length === 0) return null
  return (
    <Note
      tone="warn"
      live
      action={
        <Button size="sm" onClick={forget}>
          Entendido
        </Button>
      }
    >
      <strong>Se interrumpió la lectura de {cuentaTexto(names.length, 'archivo')}.</strong>{' '}
      {names.length === 1 ? 'Vuelve a soltarlo' : 'Vuelve a soltarlos'}: {names.join(', ')}.
    </Note>
  )
}
