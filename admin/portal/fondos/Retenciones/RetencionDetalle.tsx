import { useSearchParams } from 'react-router-dom'
import { rutaVolver } from '#admin/shared/rutas/ruta-volver.ts'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
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
  const asked = Number(params.get('entidad'))
  const entidad = Number.isSafeInteger(asked) && asked > 0 ? asked : null
  const base = `/api/retenciones/${encodeURIComponent(codigo)}`
  const body = entidad === null ? {} : { entidad }
  return (
    <DetalleQuincena
      titulo="Retenciones"
      panel={{ titulo: 'Panel de Retenciones', vista: 'retencion' }}
      codigo={codigo}
      volver={rutaVolver(params, 'retencion')}
      query={useRetencionesQuincena(codigo, entidad)}
      facts={({ chip }) => chip}
      descargas={[
        { call: `${base}/exportar`, body, archivo: `orden-retencion-${codigo}.zip`, texto: 'Descargar orden' },
        { call: `${base}/reporte`, body, archivo: 'Reporte_Retenciones.xlsx', texto: 'Descargar reporte' },
      ]}
      cargando="Cargando las retenciones"
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
