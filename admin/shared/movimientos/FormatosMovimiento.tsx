import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import type { ReactElement } from 'react'

/** Printable forms by the view that a type's rules name. */
const RUTAS = { solicitudA: 'solicitud', formatoI: 'incidencia' } as const

type VistaFormato = keyof typeof RUTAS

const isFormato = (vista: string): vista is VistaFormato => Object.hasOwn(RUTAS, vista)

/** The forms that the movement's type prints, filled with it, for whoever opens them. */
export function FormatosMovimiento({ movimiento }: { movimiento: MovimientoDetalle }): ReactElement | null {
  const { vistas } = useSession()
  const { data } = useQuery({
    queryKey: ['tipos-movimiento'],
    queryFn: ({ signal }) => api.call('GET /api/panel/tipos-movimiento', { signal }),
    staleTime: Infinity,
  })
  const formatos = data?.find(({ id }) => id === movimiento.tipoId)?.reglas.formatos ?? []
  const propios = formatos.filter(isFormato).filter((vista) => vistas.includes(vista))
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
            to={`/dashboard/formatos/${RUTAS[vista]}?folio=${encodeURIComponent(movimiento.folio)}`}
          >
            {VISTAS[vista].titulo}
            <span className="visually-hidden"> (abre otra pestaña)</span>
          </LinkButton>
        ))}
      </div>
    </section>
  )
}
