import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { isVistaFormato, RUTA_FORMATO } from './formatos.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactElement } from 'react'

/** The forms that the movement's type prints, filled with it, for whoever opens them. */
export function FormatosMovimiento({ movimiento }: { movimiento: MovimientoDetalle }): ReactElement | null {
  const { vistas } = useSession()
  const { data } = useQuery({
    queryKey: ['tipos-movimiento'],
    queryFn: ({ signal }) => api.call('GET /api/panel/tipos-movimiento', { signal }),
    staleTime: Infinity,
  })
  const formatos = data?.find(({ id }) => id === movimiento.tipoId)?.reglas.formatos ?? []
  const propios = formatos.filter(isVistaFormato).filter((vista) => vistas.includes(vista))
  if (propios.length === 0) return null
  return (
    <section className="detalle-bloque">
      <h3>Formatos</h3>
      <div className="row">
        {propios.map((vista) => (
          <LinkButton
            key={vista}
            size="sm"
            icon={Printer}
            target="_blank"
            to={`/dashboard/formatos/${RUTA_FORMATO[vista]}?folio=${encodeURIComponent(movimiento.folio)}`}
          >
            {VISTAS[vista].titulo}
            <span className="visually-hidden"> (abre otra pestaña)</span>
          </LinkButton>
        ))}
      </div>
    </section>
  )
}
