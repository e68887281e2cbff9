import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rutaVolver } from '#admin/shared/rutas/ruta-volver.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { cuerpoDe, useEntidadPedida } from '#admin/portal/fondos/quincena/use-entidad-pedida.ts'
import { OrganizacionCierres } from '#admin/shared/relojes/OrganizacionCierres.tsx'
import { DetalleQuincena } from '#admin/portal/fondos/quincena/DetalleQuincena.tsx'
import { SinRetenciones } from './SinRetenciones.tsx'
import { TablaTipo } from './TablaTipo.tsx'
import { useRetencionesQuincena } from './use-retenciones.ts'
import { esperaRetencion } from '#domain/fondos/prestamos/retencion-panel.ts'
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
      vacia={(data) => data.sinRetenciones && <SinRetenciones data={data} por={data.sinRetenciones} pedida={pedida} />}
      descargas={[
        { call: `${base}/exportar`, body, archivo: `orden-retencion-${codigo}.zip`, texto: 'Descargar orden' },
        { call: `${base}/reporte`, body, archivo: 'Reporte_Retenciones.xlsx', texto: 'Descargar reporte' },
      ]}
      cargando="Cargando las retenciones"
      sobre={<OrganizacionCierres />}
    >
      {(data) => <Quincena data={data} />}
    </DetalleQuincena>
  )
}

function factsOf({ chip, entidades }: RetencionesQuincena): string {
  const [one] = entidades
  if (!one) return chip
  return `${chip} · ${entidades.length === 1 ? one.nombre : cuentaTexto(entidades.length, 'entidad', 'entidades')}`
}

/** Totals and tables; what waits can be looked at alone, among the hundreds of a quincena. */
function Quincena({ data }: { data: RetencionesQuincena }): ReactElement {
  const [solo, setSolo] = useState(false)
  const renglones = data.tipos.flatMap((tipo) => tipo.renglones)
  const [responder, decidir] = (['responder', 'decidir'] as const).map(
    (espera) => renglones.filter((renglon) => esperaRetencion(renglon) === espera).length,
  ) as [number, number]
  const waiting = responder + decidir
  const showsSome = solo && waiting > 0
  return (
    <>
      <Totales data={data} />
      {waiting > 0 && waiting < renglones.length && (
        <Note
          tone="warn"
          action={
            <Button size="sm" onClick={() => setSolo(!solo)}>
              {solo ? 'Ver todas' : 'Ver solo esas'}
            </Button>
          }
        >
          <strong>{esperaTexto(responder, decidir)}</strong> de {formatCuenta(renglones.length)} retenciones.
        </Note>
      )}
      {data.tipos.map((tipo) => (
        <TablaTipo key={tipo.tipo} tipo={tipo} soloPorAtender={showsSome} />
      ))}
    </>
  )
}

function esperaTexto(responder: number, decidir: number): string {
  return [
    ...(responder > 0 ? [`${formatCuenta(responder)} por responder`] : []),
    ...(decidir > 0 ? [cuentaTexto(decidir, 'diferencia por decidir', 'diferencias por decidir')] : []),
  ].join(' y ')
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
