import { useQuery } from '@tanstack/react-query'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CUENTA_LUGAR } from '#domain/direcciones/lugar.ts'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { LugaresQueSeVan } from '#domain/direcciones/lugar.ts'
import type { LugarFila, Nivel } from './use-lugares.ts'
import type { ReactElement } from 'react'

interface EliminarLugarProps {
  nivel: Nivel
  lugar: LugarFila
  onDone: () => void
  onClose: () => void
}

/** Takes a place from its list with all that hangs from it, listed before; what stands in somebody's address keeps it. */
export function EliminarLugar({ nivel, lugar, onDone, onClose }: EliminarLugarProps): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['direcciones', 'eliminacion', nivel.ruta, lugar.id],
    queryFn: ({ signal }) =>
      api.call('GET /api/panel/direcciones/:nivel/:id/eliminacion', {
        params: { nivel: nivel.ruta, id: lugar.id },
        signal,
      }),
    gcTime: 0,
  })
  const act = useAct({
    call: () => api.call(`DELETE /api/${nivel.ruta}`, { query: { id: lugar.id } }),
    keys: ['direcciones'],
    toast: () => `${lugar.nombre} ya no está en la lista.`,
    done: onDone,
    leaves: true,
  })
  return (
    <ConfirmDialog
      act={act}
      title={`Eliminar ${lugar.nombre}`}
      action="Eliminar"
      busyText="Eliminando…"
      failure="No se eliminó."
      danger
      cancel="Conservar"
      waiting={!data || data.personas > 0}
      onClose={onClose}
    >
      {error && <ErrorState title="No se pudo ver qué se iría." error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">Revisando qué cuelga de este lugar…</p>}
      {data && data.personas > 0 && (
        <Note tone="warn">
          Está en el domicilio de {cuentaTexto(data.personas, 'persona')}: se conserva mientras lo usen.
        </Note>
      )}
      {data?.personas === 0 && (
        <>
          <p>Deja de ofrecerse al escribir un domicilio. Los domicilios ya registrados no cambian.</p>
          {data.seVan.length > 0 && <p>Con él se eliminan:</p>}
          <ul className="dir-se-van">
            {data.seVan.map((each) => (
              <li key={each.nivel}>
                <strong>{cuentaTexto(each.cuantos, ...CUENTA_LUGAR[each.nivel])}</strong>: {nombresDe(each)}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}

function nombresDe({ nombres, cuantos }: LugaresQueSeVan): string {
  const rest = cuantos - nombres.length
  return nombres.join(', ') + (rest > 0 ? ` y ${cuentaTexto(rest, 'más', 'más')}` : '')
}
