import { useSearchParams } from 'react-router-dom'
import { rutaVolver } from '#admin/shared/rutas/ruta-volver.ts'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { cuerpoDe, useEntidadPedida } from '#admin/portal/fondos/quincena/use-entidad-pedida.ts'
import { OrganizacionCierres } from '#admin/shared/relojes/OrganizacionCierres.tsx'
import { DetalleQuincena } from '#admin/portal/fondos/quincena/DetalleQuincena.tsx'
import { TablaTipo } from './TablaTipo.tsx'
import { useRetencionesQuincena } from './use-retenciones.ts'
import type { RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ReactElement } from 'react'
import './retenciones.css'

/** `retencionDetalle`: the withholdings of a quincena by kind of loan (spec 3 §2.4). */
export default function RetencionDetalle(): ReactElement {
  const [params] = useSearchParams()
  const codigo = params.get('quincena') ?? ''
  const { pedida } = useEntidadPedida()
  const base = `/api/retenciones/${encodeURIComponent(codigo)}`
  const body = cuerpoDe(pedida)
  return (
    <DetalleQuincena
      titulo="Retenciones"
      panel={{ titulo: 'Panel de Retenciones', vista: 'retencion' }}
      codigo={codigo}
      volver={rutaVolver(params, 'retencion')}
      query={useRetencionesQuincena(codigo, pedida)}
      facts={factsOf}
      descargas={[
        { call: `${base}/exportar`, body, archivo: `orden-retencion-${codigo}.zip`, texto: 'Descargar orden' },
        { call: `${base}/reporte`, body, archivo: 'Reporte_Retenciones.xlsx', texto: 'Descargar reporte' },
      ]}
      cargando="Cargando las retenciones"
      sobre={<OrganizacionCierres />}
    >
      {(data) => (
        <>
          <Totales data={data} />
          {data.tipos.map((tipo) => (
            <TablaTipo key={tipo.tipo} tipo={tipo} />
          ))}
        </>
      )}
    </DetalleQuincena>
  )
}

function factsOf({ chip, entidades }: RetencionesQuincena): string {
  const [one] = entidades
  return `${chip} · ${entidades.length === 1 && one ? one.nombre : cuentaTexto(entidades.length, 'entidad', 'entidades')}`
}

/** The four cards: each kind, and the total. */
function Totales({ data: { tipos, totalCentavos } }: { data: RetencionesQuincena }): ReactElement {
  return (
    <dl className="retenciones-totales">
      {[...tipos, { tipo: 'total', titulo: 'Total', totalCentavos }].map((one) => (
        <div key={one.tipo} className="card">
          <dt className="secondary">{one.titulo}</dt>
          <dd>
            <MoneyText centavos={one.totalCentavos} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
