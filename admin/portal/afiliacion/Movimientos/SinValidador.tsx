import { rutaEspera, type FiltroEspera } from '#domain/afiliacion/actos/movimientos-que-esperan.ts'
import { conMayuscula, totalTexto } from '#domain/cuenta-texto.ts'
import { useTotal } from '#admin/shared/list/list-state.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'

const SIN_VALIDADOR = { espera: 'sin_validador' } as const satisfies FiltroEspera

/** What an auxiliar validates because no dependency does; nothing while every one has who validates. */
export function SinValidador(): ReactElement | null {
  const total = useTotal(SIN_VALIDADOR)
  if (!total || total.n === 0) return null
  const cuantos = totalTexto(total, 'movimiento espera', 'movimientos esperan')
  return (
    <Note
      tone="warn"
      action={
        <LinkButton size="sm" to={rutaEspera(SIN_VALIDADOR)}>
          Verlos
        </LinkButton>
      }
    >
      <strong>{conMayuscula(cuantos)} la validación del instituto.</strong> Su dependencia no tiene otra persona que
      valide: la hace un auxiliar, con su motivo, y otro la revisa.
    </Note>
  )
}
